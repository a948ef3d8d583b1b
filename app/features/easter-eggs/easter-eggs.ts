import { useNavigate } from "react-router";
import { readShortcut, useKeyDown } from "#app/lib/keyboard.ts";
import { toast } from "#app/lib/toast.ts";

/** Milliseconds that the toast stays: the client's number. */
const duration = 5000;

/** Ctrl or Cmd plus Shift plus D unlocks what was never locked. */
export function useDevMode(): void {
  const navigate = useNavigate();

  useKeyDown((event) => {
    if (readShortcut(event) !== "Mod+Shift+d") return;
    event.preventDefault();
    if (event.repeat) return;
    toast("success", "You just unlocked Dev Mode", {
      // One toast, however often the keys are pressed.
      id: "dev-mode",
      description: "Go listen to another episode.",
      action: { label: "Take me there", onClick: () => void navigate("/episodes") },
      duration,
    });
  });
}

/** Greets whoever opens the console. */
export function greetLazily(): void {
  import("./console-greetings.ts").catch(() => undefined);
}
