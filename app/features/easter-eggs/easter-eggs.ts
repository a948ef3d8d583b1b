import { useNavigate } from "react-router";
import { readShortcut, useKeyDown } from "#app/lib/keyboard.ts";
import { toast } from "#app/ui/toast.ts";

/** Duration of the toast (agreed with the client). */
const duration = 5000;

/** Shows a toast on Ctrl or Cmd plus Shift plus D. */
export function useDevMode(): void {
  const navigate = useNavigate();

  useKeyDown((event) => {
    if (readShortcut(event) !== "Mod+Shift+d") return;
    event.preventDefault();
    if (event.repeat) return;
    toast("success", "You just unlocked Dev Mode", {
      // With the same id, repeated presses show only one toast.
      id: "dev-mode",
      description: "Go listen to another episode.",
      action: { label: "Take me there", onClick: () => void navigate("/episodes") },
      duration,
    });
  });
}

export function greetLazily(): void {
  import("./console-greetings.ts").catch(() => undefined);
}
