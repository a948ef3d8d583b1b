import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";

import { useDataActions } from "#app/features/wrapped/use-data-actions.ts";
import { usePositions } from "#app/store/positions.ts";
import { useStore } from "#app/store/store.ts";
import { buildStats } from "#tests/factories.ts";

test("an import keeps what another tab marked while the question stood", async () => {
  useStore.setState({ episodeStats: {}, lastActiveDate: null });
  const { result } = renderHook(() => useDataActions(new Set(["imported", "marked"])));
  const content = JSON.stringify({ episodeStats: { imported: buildStats({ playCount: 2 }) } });
  await act(() => result.current.readFile(new File([content], "mine.json")));
  expect(result.current.question).toMatchObject({ kind: "import", added: 1 });

  act(() => useStore.getState().toggleFavorite("marked"));
  act(() => result.current.confirm());
  expect(useStore.getState().episodeStats).toMatchObject({ imported: { playCount: 2 }, marked: { isFavorite: true } });
});

const position = { seconds: 50, duration: 90, heard: [[0, 50] as const], heardAt: "2025-03-01T12:00:00.000Z" };

test("places in episodes come along, the newer ones stay, and all are cleared", async () => {
  useStore.setState({ episodeStats: {}, lastActiveDate: null });
  const newer = { ...position, seconds: 20, heardAt: "2025-03-02T12:00:00.000Z" };
  usePositions.setState({ positions: { mine: newer } });
  const { result } = renderHook(() => useDataActions(new Set(["mine", "other"])));
  const file = new File([JSON.stringify({ positions: { mine: position, other: position } })], "mine.json");

  await act(() => result.current.readFile(file));
  expect(result.current.question).toMatchObject({ kind: "import", added: 0, moved: 1 });
  act(() => result.current.confirm());
  expect(usePositions.getState().positions).toEqual({ mine: newer, other: position });

  await act(() => result.current.askToClear());
  act(() => result.current.confirm());
  expect(usePositions.getState().positions).toEqual({});
});
