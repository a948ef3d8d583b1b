import { fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { EpisodeDetails } from "#app/features/episodes/episode-details.tsx";
import { useStore } from "#app/store/store.ts";
import { buildEpisode } from "#tests/factories.ts";
import { stubBrowser } from "#tests/setup/browser-stubs.ts";

const episode = {
  ...buildEpisode(),
  links: [],
  notes: "",
  chapters: [
    { seconds: 60, label: "First" },
    { seconds: 120, label: "Second" },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  stubBrowser();
  useStore.getState().clearAnalytics();
  const Stub = createRoutesStub([{ path: "/", Component: () => <EpisodeDetails episode={episode} /> }]);
  render(<Stub />);
});

afterEach(() => {
  vi.useRealTimers();
});

const play = () => fireEvent.click(screen.getByRole("link", { name: /^Play/ }));
const jumpTo = (chapter: string) => fireEvent.click(screen.getByRole("link", { name: new RegExp(`${chapter}$`) }));
const player = () => screen.getByTitle(episode.title);
const plays = () => useStore.getState().episodeStats[episode.id]?.playCount ?? 0;
const passMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

describe("a chapter", () => {
  test("starts the video at its second", () => {
    jumpTo("Second");
    expect(player()).toHaveAttribute("src", expect.stringContaining("start=120"));
  });

  test("that is pressed again starts again at its second", () => {
    jumpTo("Second");
    const first = player();
    jumpTo("Second");
    expect(player()).not.toBe(first);
    expect(player()).toHaveAttribute("src", expect.stringContaining("start=120"));
  });
});

describe("a play", () => {
  test("is counted when the player starts", () => {
    play();
    expect(plays()).toBe(1);
  });

  test("is counted once with the click on a card that led here", () => {
    useStore.getState().recordPlay(episode.id);
    passMinutes(9);
    play();
    expect(plays()).toBe(1);
  });

  test("is a new one when the last was earlier than this sitting", () => {
    useStore.getState().recordPlay(episode.id);
    passMinutes(11);
    play();
    expect(plays()).toBe(2);
  });

  test("stays one in a sitting: a chapter jump twenty minutes later counts no second one", () => {
    play();
    passMinutes(20);
    jumpTo("First");
    passMinutes(20);
    jumpTo("Second");
    expect(plays()).toBe(1);
  });
});
