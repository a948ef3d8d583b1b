import { act, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { Player } from "#app/player/dock/player.tsx";
import { usePlayerSettings } from "#app/player/player-settings.ts";

const name = "devtherapy-player";
const kept = () => JSON.parse(localStorage.getItem(name) ?? "{}").state;

afterEach(() => {
  localStorage.clear();
  usePlayerSettings.setState({ speed: 1, hasKeys: true });
});

test.each([true, false])(
  "what another tab has set is not undone by what this one sets; it was told of it: %s",
  (isTold) => {
    render(<Player />);
    localStorage.setItem(name, JSON.stringify({ state: { speed: 1, hasKeys: false }, version: 0 }));
    if (isTold) act(() => void window.dispatchEvent(new StorageEvent("storage", { key: name })));
    act(() => usePlayerSettings.getState().changeSettings({ speed: 2 }));
    expect(kept()).toEqual({ speed: 2, hasKeys: false });
  },
);
