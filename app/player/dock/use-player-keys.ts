import { useEffect } from "react";
import { useNavigate } from "react-router";

import { allowsShortcuts } from "#app/lib/keyboard.ts";
import { usePlayerSettings } from "#app/player/player-settings.ts";
import { usePlayerStore } from "#app/player/player-store.ts";

/** Single keys on pages with a place for the player, by their place on the keyboard: a Georgian layout has them too. */
export function usePlayerKeys(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { remote, place, track } = usePlayerStore.getState();
      if (!usePlayerSettings.getState().hasKeys || !place || !remote || !track) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!allowsShortcuts(event.target)) return;
      const actions: Record<string, (() => void) | undefined> = {
        KeyK: remote.toggle,
        KeyN: remote.nextChapter,
        KeyB: remote.previousChapter,
        KeyG: place.id === track.id ? undefined : () => void navigate(track.path),
      };
      const act = actions[event.code];
      if (!act) return;
      event.preventDefault();
      if (!event.repeat) act();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [navigate]);
}
