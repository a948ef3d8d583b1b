import { listGuests } from "#app/content/guests.server.ts";
import { GuestBrowser } from "#app/features/guests/guest-browser.tsx";
import type { PageFrame } from "#app/features/shell/page-frame.ts";
import { pageLoader } from "#app/page-route.ts";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import { backToPodcast, PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/guests._index";

export { ErrorBoundary, meta } from "#app/page-route.ts";

export const handle: PageFrame = { back: backToPodcast };

export const loader = pageLoader(() => {
  const description =
    "ვინ იჯდა Devtherapy-ს სავარძელში: ინჟინრები, დამფუძნებლები და ტექლიდები, თითოეული თავისი ეპიზოდით.";
  return {
    guests: listGuests(),
    page: sectionPage({ title: "Guests", path: "/guests", description }),
  };
});

export default function GuestsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="list-page page-column">
      <PageHeading isList title="Meet the Minds Behind the Mic">
        სავარძელში ინჟინრები სხდებიან: ზოგი შეიდერით, ზოგი კლასტერით, ზოგი გადარიცხვების სისტემით.
      </PageHeading>
      <GuestBrowser guests={loaderData.guests} />
    </main>
  );
}
