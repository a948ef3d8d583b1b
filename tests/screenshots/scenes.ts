import type { Page } from "playwright";

import { busyListener, store, stored } from "../e2e/listening-data.ts";
import { allPages, onePerKind } from "../e2e/pages.ts";
import { fail, hold, keepCards, keepPlace, keepSearches, lose, serveVideo, setClock } from "./arrangements.ts";
import {
  answerQuestion,
  askToClear,
  enlarge,
  failPage,
  failPalette,
  failQuiz,
  fillCart,
  finishQuiz,
  finishReview,
  forceColors,
  importData,
  leaveOffline,
  openChapters,
  openMenu,
  openPalette,
  openWholePalette,
  pickAnswer,
  play,
  playInDock,
  print,
  searchPalette,
  shareLink,
  showShortcuts,
  startReview,
  takeQuiz,
  waitForQuiz,
} from "./states.ts";

/** Something to look at: a page, what is done before it comes and there, and whether its whole length is pictured. */
export type Scene = {
  name: string;
  path: string;
  arrange?: (page: Page) => Promise<unknown>;
  prepare?: (page: Page) => Promise<void>;
  isWhole?: boolean;
  /** Whether a phone on its side shows it in another way. */
  isTurned?: boolean;
};

/** One page of each kind as it comes, then the states that only appear when something is done. */
export function listScenes(): Scene[] {
  return [
    ...onePerKind.map((path) => ({ name: path === "/" ? "landing" : path.slice(1).replaceAll("/", "-"), path })),
    { name: "episode-with-chapters", path: episode },
    { name: "feeds", path: "/feeds" },
    { name: "offline-page", path: "/offline" },
    ...missing,
    ...remembered,
    ...quizzes,
    ...overlays,
    ...playing,
    ...ofOtherEyes,
  ];
}

/** The address of every picture and clip of the memes. */
const tiles = /\/(memes|tiles)\/.*\.\w+$/;
const first = (folder: string) => allPages.find((path) => path.startsWith(folder)) ?? folder;
const episode = allPages.findLast((path) => path.startsWith("/episodes/")) ?? "/episodes";
const viewer = `/memes?selected=${first("/memes/").split("/").at(-1)}`;
const listen = (page: Page) => store(page, stored(busyListener));

/** Nothing there, nothing found, nothing came. */
const missing: Scene[] = [
  { name: "404", path: "/no-such-page" },
  { name: "episode-not-found", path: "/episodes/no-such-episode" },
  { name: "guest-not-found", path: "/guests/no-such-guest" },
  { name: "event-not-found", path: "/events/no-such-event" },
  { name: "episodes-empty", path: "/episodes?q=zzzzzz" },
  { name: "guests-empty", path: "/guests?q=zzzzzz" },
  { name: "quizzes-empty", path: "/quizzes?category=none" },
  { name: "events-empty", path: "/events?filter=upcoming" },
  { name: "memes-empty", path: "/memes?filters=" },
  { name: "memes-loading", path: "/memes", arrange: hold(tiles), isWhole: false },
  { name: "memes-failed", path: "/memes", arrange: lose(tiles), isWhole: false },
  { name: "error", path: "/episodes", arrange: fail("**/*.data*"), prepare: failPage },
  { name: "offline", path: "/episodes", prepare: leaveOffline },
];

/** What only who was here before sees. */
const remembered: Scene[] = [
  { name: "landing-back", path: "/", arrange: keepPlace },
  { name: "episode-back", path: "/episodes/zura-abelashvili", arrange: keepPlace },
  { name: "wrapped-full", path: "/wrapped", arrange: listen },
  { name: "wrapped-clear", path: "/wrapped", arrange: listen, prepare: askToClear },
  { name: "wrapped-import", path: "/wrapped", arrange: listen, prepare: importData },
  { name: "review-due", path: "/quizzes/review", arrange: (page) => keepCards(page, 0) },
  { name: "review-done", path: "/quizzes/review", arrange: (page) => keepCards(page, 3) },
  { name: "review-round", path: "/quizzes/review", arrange: (page) => keepCards(page, 0), prepare: startReview },
  { name: "review-result", path: "/quizzes/review", arrange: (page) => keepCards(page, 0), prepare: finishReview },
  { name: "quizzes-due", path: "/quizzes", arrange: (page) => keepCards(page, 0), isWhole: false },
  { name: "event-before", path: first("/events/"), arrange: setClock("2025-07-04T10:00:00Z") },
  { name: "events-before", path: "/events", arrange: setClock("2025-07-04T10:00:00Z") },
  { name: "gamejam-before", path: "/gamejam-2025", arrange: setClock("2025-07-01T10:00:00Z") },
];

const quizzes: Scene[] = [
  { name: "quiz-question", path: "/quizzes", prepare: takeQuiz },
  { name: "quiz-picked", path: "/quizzes", prepare: pickAnswer, isTurned: true },
  { name: "quiz-answered", path: "/quizzes", prepare: answerQuestion },
  { name: "quiz-result", path: "/quizzes", prepare: finishQuiz },
  { name: "quiz-loading", path: "/quizzes", arrange: hold("**/quizzes/*.json"), prepare: waitForQuiz },
  { name: "quiz-failed", path: "/quizzes", arrange: lose("**/quizzes/*.json"), prepare: failQuiz },
];

const overlays: Scene[] = [
  { name: "viewer", path: viewer, isWhole: false, isTurned: true },
  { name: "palette", path: "/", prepare: openWholePalette },
  { name: "palette-recent", path: "/", arrange: keepSearches, prepare: openWholePalette },
  { name: "palette-results", path: "/", prepare: searchPalette("gpu"), isTurned: true },
  { name: "palette-empty", path: "/", prepare: searchPalette("zzzzzz") },
  { name: "palette-loading", path: "/", arrange: hold("**/search.json"), prepare: openPalette },
  { name: "palette-failed", path: "/", arrange: lose("**/search.json"), prepare: failPalette },
  { name: "shortcuts", path: "/", prepare: showShortcuts },
  { name: "cart", path: "/shop", prepare: fillCart },
  { name: "menu", path: "/episodes", prepare: openMenu, isTurned: true },
  { name: "landing-menu", path: "/", prepare: openMenu },
  { name: "toast", path: episode, prepare: shareLink },
  { name: "chapters-open", path: episode, prepare: openChapters, isWhole: true },
];

const playing: Scene[] = [
  { name: "player", path: "/episodes/zura-abelashvili", arrange: serveVideo, prepare: play },
  { name: "player-dock", path: "/episodes/zura-abelashvili", arrange: serveVideo, prepare: playInDock, isTurned: true },
];

/** Large text, forced colours, paper. */
const ofOtherEyes: Scene[] = [
  ...onePerKind.map((path) => ({
    name: `large-${path === "/" ? "landing" : path.slice(1).replaceAll("/", "-")}`,
    path,
    prepare: enlarge(),
    isWhole: true,
  })),
  { name: "large-quiz", path: "/quizzes", prepare: enlarge(pickAnswer) },
  { name: "large-answer", path: "/quizzes", prepare: enlarge(answerQuestion) },
  { name: "large-result", path: "/quizzes", prepare: enlarge(finishQuiz) },
  { name: "large-palette", path: "/", prepare: enlarge(searchPalette("gpu")) },
  { name: "large-shortcuts", path: "/", prepare: enlarge(showShortcuts) },
  { name: "large-menu", path: "/episodes", prepare: enlarge(openMenu) },
  { name: "large-clear", path: "/wrapped", arrange: listen, prepare: enlarge(askToClear) },
  { name: "large-import", path: "/wrapped", arrange: listen, prepare: enlarge(importData) },
  { name: "large-viewer", path: viewer, prepare: enlarge() },
  { name: "large-dock", path: "/episodes/zura-abelashvili", arrange: serveVideo, prepare: enlarge(playInDock) },
  { name: "large-toast", path: episode, prepare: enlarge(shareLink) },
  { name: "forced-colors-list", path: "/episodes?topic=ai", prepare: forceColors() },
  { name: "forced-colors-quiz", path: "/quizzes", prepare: forceColors(pickAnswer) },
  { name: "forced-colors-answer", path: "/quizzes", prepare: forceColors(answerQuestion) },
  { name: "forced-colors-palette", path: "/", prepare: forceColors(searchPalette("gpu")) },
  {
    name: "forced-colors-dock",
    path: "/episodes/zura-abelashvili",
    arrange: serveVideo,
    prepare: forceColors(playInDock),
  },
  ...["/", episode, first("/guests/"), first("/quizzes/"), "/wrapped", first("/events/")].map((path) => ({
    name: `print${path === "/" ? "-landing" : path.replaceAll("/", "-")}`,
    path,
    prepare: print,
    isWhole: true,
  })),
];
