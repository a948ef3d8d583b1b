import type { Page } from "playwright";

import { busyListener, store, stored } from "../e2e/listening-data.ts";
import { allPages, onePerKind } from "../e2e/pages.ts";
import { fail, hold, keepCards, keepPlace, keepSearches, lose, serveVideo, setClock } from "./preconditions.ts";
import * as actions from "./actions.ts";

/** Something to look at: a page, what is done before it comes and there, and whether its whole length is pictured. */
type State = {
  name: string;
  path: string;
  arrange?: (page: Page) => Promise<unknown>;
  prepare?: (page: Page) => Promise<void>;
  isWhole?: boolean;
  /** Whether a phone on its side shows it in another way. */
  isTurned?: boolean;
};

/** One page of each kind as it comes, then the states that only appear when something is done. */
export function listStates(): State[] {
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
const missing: State[] = [
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
  { name: "error", path: "/episodes", arrange: fail("**/*.data*"), prepare: actions.failPage },
  { name: "offline", path: "/episodes", prepare: actions.leaveOffline },
];

/** What only who was here before sees. */
const remembered: State[] = [
  { name: "landing-back", path: "/", arrange: keepPlace },
  { name: "episode-back", path: "/episodes/zura-abelashvili", arrange: keepPlace },
  { name: "wrapped-full", path: "/wrapped", arrange: listen },
  { name: "wrapped-clear", path: "/wrapped", arrange: listen, prepare: actions.askToClear },
  { name: "wrapped-import", path: "/wrapped", arrange: listen, prepare: actions.importData },
  { name: "review-due", path: "/quizzes/review", arrange: (page) => keepCards(page, 0) },
  { name: "review-done", path: "/quizzes/review", arrange: (page) => keepCards(page, 3) },
  {
    name: "review-round",
    path: "/quizzes/review",
    arrange: (page) => keepCards(page, 0),
    prepare: actions.startReview,
  },
  {
    name: "review-result",
    path: "/quizzes/review",
    arrange: (page) => keepCards(page, 0),
    prepare: actions.finishReview,
  },
  { name: "quizzes-due", path: "/quizzes", arrange: (page) => keepCards(page, 0), isWhole: false },
  { name: "event-before", path: first("/events/"), arrange: setClock("2025-07-04T10:00:00Z") },
  { name: "events-before", path: "/events", arrange: setClock("2025-07-04T10:00:00Z") },
  { name: "gamejam-before", path: "/gamejam-2025", arrange: setClock("2025-07-01T10:00:00Z") },
];

const quizzes: State[] = [
  { name: "quiz-question", path: "/quizzes", prepare: actions.takeQuiz },
  { name: "quiz-picked", path: "/quizzes", prepare: actions.pickAnswer, isTurned: true },
  { name: "quiz-answered", path: "/quizzes", prepare: actions.answerQuestion },
  { name: "quiz-result", path: "/quizzes", prepare: actions.finishQuiz },
  { name: "quiz-loading", path: "/quizzes", arrange: hold("**/quizzes/*.json"), prepare: actions.waitForQuiz },
  { name: "quiz-failed", path: "/quizzes", arrange: lose("**/quizzes/*.json"), prepare: actions.failQuiz },
];

const overlays: State[] = [
  { name: "viewer", path: viewer, isWhole: false, isTurned: true },
  { name: "palette", path: "/", prepare: actions.openWholePalette },
  { name: "palette-recent", path: "/", arrange: keepSearches, prepare: actions.openWholePalette },
  { name: "palette-results", path: "/", prepare: actions.searchPalette("gpu"), isTurned: true },
  { name: "palette-empty", path: "/", prepare: actions.searchPalette("zzzzzz") },
  { name: "palette-loading", path: "/", arrange: hold("**/search.json"), prepare: actions.openPalette },
  { name: "palette-failed", path: "/", arrange: lose("**/search.json"), prepare: actions.failPalette },
  { name: "shortcuts", path: "/", prepare: actions.showShortcuts },
  { name: "cart", path: "/shop", prepare: actions.fillCart },
  { name: "menu", path: "/episodes", prepare: actions.openMenu, isTurned: true },
  { name: "landing-menu", path: "/", prepare: actions.openMenu },
  { name: "toast", path: episode, prepare: actions.shareLink },
  { name: "chapters-open", path: episode, prepare: actions.openChapters, isWhole: true },
];

const playing: State[] = [
  { name: "player", path: "/episodes/zura-abelashvili", arrange: serveVideo, prepare: actions.play },
  {
    name: "player-dock",
    path: "/episodes/zura-abelashvili",
    arrange: serveVideo,
    prepare: actions.playInDock,
    isTurned: true,
  },
];

/** Large text, forced colours, paper. */
const ofOtherEyes: State[] = [
  ...onePerKind.map((path) => ({
    name: `large-${path === "/" ? "landing" : path.slice(1).replaceAll("/", "-")}`,
    path,
    prepare: actions.enlarge(),
    isWhole: true,
  })),
  { name: "large-quiz", path: "/quizzes", prepare: actions.enlarge(actions.pickAnswer) },
  { name: "large-answer", path: "/quizzes", prepare: actions.enlarge(actions.answerQuestion) },
  { name: "large-result", path: "/quizzes", prepare: actions.enlarge(actions.finishQuiz) },
  { name: "large-palette", path: "/", prepare: actions.enlarge(actions.searchPalette("gpu")) },
  { name: "large-shortcuts", path: "/", prepare: actions.enlarge(actions.showShortcuts) },
  { name: "large-menu", path: "/episodes", prepare: actions.enlarge(actions.openMenu) },
  { name: "large-clear", path: "/wrapped", arrange: listen, prepare: actions.enlarge(actions.askToClear) },
  { name: "large-import", path: "/wrapped", arrange: listen, prepare: actions.enlarge(actions.importData) },
  { name: "large-viewer", path: viewer, prepare: actions.enlarge() },
  {
    name: "large-dock",
    path: "/episodes/zura-abelashvili",
    arrange: serveVideo,
    prepare: actions.enlarge(actions.playInDock),
  },
  { name: "large-toast", path: episode, prepare: actions.enlarge(actions.shareLink) },
  { name: "forced-colors-list", path: "/episodes?topic=ai", prepare: actions.forceColors() },
  { name: "forced-colors-quiz", path: "/quizzes", prepare: actions.forceColors(actions.pickAnswer) },
  { name: "forced-colors-answer", path: "/quizzes", prepare: actions.forceColors(actions.answerQuestion) },
  { name: "forced-colors-palette", path: "/", prepare: actions.forceColors(actions.searchPalette("gpu")) },
  {
    name: "forced-colors-dock",
    path: "/episodes/zura-abelashvili",
    arrange: serveVideo,
    prepare: actions.forceColors(actions.playInDock),
  },
  ...["/", episode, first("/guests/"), first("/quizzes/"), "/wrapped", first("/events/")].map((path) => ({
    name: `print${path === "/" ? "-landing" : path.replaceAll("/", "-")}`,
    path,
    prepare: actions.print,
    isWhole: true,
  })),
];
