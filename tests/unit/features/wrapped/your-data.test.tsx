import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";

import { useDataActions } from "#app/features/wrapped/use-data-actions.ts";
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
