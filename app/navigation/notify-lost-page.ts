import { toast } from "#app/lib/toast.ts";

/** One notification of the page that is on its way or did not come takes the place of another. */
export const lostPageToast = "lost-page";

/** Says that the page which was asked for does not come, and what to do about it. */
export function notifyLostPage(): void {
  toast("error", navigator.onLine ? "The site isn't answering" : "You seem to be offline", {
    id: lostPageToast,
    description: "That page could not be loaded. This one still works. Try again in a moment.",
  });
}
