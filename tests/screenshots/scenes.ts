import type { Page } from "playwright";

import { busyListener, store, stored } from "../e2e/listening-data.ts";
import { allPages, onePerKind } from "../e2e/pages.ts";
import {
  answerQuestion,
  askToClear,
  fillCart,
  finishQuiz,
  forceColors,
  leaveOffline,
  openChapters,
  openMenu,
  pickAnswer,
  print,
  searchPalette,
  shareLink,
  takeQuiz,
} from "./states.ts";

/** Something to look at: a page, what is done before it comes and there, and whether its whole length is pictured. */
export type Scene = {
  name: string;
  path: string;
  arrange?: (page: Page) => Promise<void>;
  prepare?: (page: Page) => Promise<void>;
  isWhole?: boolean;
};

/** One page of each kind as it comes, then the states that only appear when something is done. */
export function listScenes(): Scene[] {
  const first = (folder: string) => allPages.find((path) => path.startsWith(folder)) ?? folder;
  const episode = allPages.findLast((path) => path.startsWith("/episodes/")) ?? "/episodes";
  const listen = (page: Page) => store(page, stored(busyListener));
  return [
    ...onePerKind.map((path) => ({ name: path === "/" ? "landing" : path.slice(1).replaceAll("/", "-"), path })),
    { name: "episode-with-chapters", path: episode },
    { name: "chapters-open", path: episode, prepare: openChapters, isWhole: true },
    { name: "404", path: "/no-such-page" },
    { name: "episode-not-found", path: "/episodes/no-such-episode" },
    { name: "guest-not-found", path: "/guests/no-such-guest" },
    { name: "event-not-found", path: "/events/no-such-event" },
    { name: "episodes-empty", path: "/episodes?q=zzzzzz" },
    { name: "guests-empty", path: "/guests?q=zzzzzz" },
    { name: "memes-empty", path: "/memes?filters=" },
    { name: "wrapped-full", path: "/wrapped", arrange: listen },
    { name: "wrapped-clear", path: "/wrapped", arrange: listen, prepare: askToClear },
    { name: "viewer", path: `/memes?selected=${first("/memes/").split("/").at(-1)}` },
    { name: "palette", path: "/", prepare: (page) => page.keyboard.press("Control+k") },
    { name: "palette-empty", path: "/", prepare: searchPalette },
    { name: "shortcuts", path: "/", prepare: (page) => page.keyboard.press("Shift+?") },
    { name: "quiz-question", path: "/quizzes", prepare: takeQuiz },
    { name: "quiz-picked", path: "/quizzes", prepare: pickAnswer },
    { name: "quiz-answered", path: "/quizzes", prepare: answerQuestion },
    { name: "quiz-result", path: "/quizzes", prepare: finishQuiz },
    { name: "cart", path: "/shop", prepare: fillCart },
    { name: "menu", path: "/episodes", prepare: openMenu },
    { name: "toast", path: episode, prepare: shareLink },
    { name: "offline", path: "/episodes", prepare: leaveOffline },
    { name: "forced-colors-list", path: "/episodes?topic=ai", prepare: forceColors },
    {
      name: "forced-colors-quiz",
      path: "/quizzes",
      prepare: async (page) => {
        await forceColors(page);
        await pickAnswer(page);
      },
    },
    { name: "print", path: episode, prepare: print, isWhole: true },
  ];
}
