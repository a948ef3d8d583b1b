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

test("what another tab has set is not undone either where this one was not told of it", () => {
  localStorage.setItem(name, JSON.stringify({ state: { speed: 1, hasKeys: false }, version: 0 }));
  usePlayerSettings.getState().changeSettings({ speed: 2 });
  expect(kept()).toEqual({ speed: 2, hasKeys: false });
});

test("what another tab has set is not undone by what this one sets", () => {
  render(<Player />);
  localStorage.setItem(name, JSON.stringify({ state: { speed: 1, hasKeys: false }, version: 0 }));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: name })));
  act(() => usePlayerSettings.getState().changeSettings({ speed: 2 }));
  expect(kept()).toEqual({ speed: 2, hasKeys: false });
});
