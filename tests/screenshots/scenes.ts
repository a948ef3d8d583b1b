import type { Page } from "playwright";

import { busyListener, store, stored } from "../e2e/listening-data.ts";
import { allPages, onePerKind } from "../e2e/pages.ts";
import { fail, hold, keepCards, keepPlace, keepSearches, lose, serveVideo, setClock } from "./arrangements.ts";
import * as states from "./states.ts";

/** Something to look at: a page, what is done before it comes and there, and whether its whole length is pictured. */
type Scene = {
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
  { name: "error", path: "/episodes", arrange: fail("**/*.data*"), prepare: states.failPage },
  { name: "offline", path: "/episodes", prepare: states.leaveOffline },
];

/** What only who was here before sees. */
const remembered: Scene[] = [
  { name: "landing-back", path: "/", arrange: keepPlace },
  { name: "episode-back", path: "/episodes/zura-abelashvili", arrange: keepPlace },
  { name: "wrapped-full", path: "/wrapped", arrange: listen },
  { name: "wrapped-clear", path: "/wrapped", arrange: listen, prepare: states.askToClear },
  { name: "wrapped-import", path: "/wrapped", arrange: listen, prepare: states.importData },
  { name: "review-due", path: "/quizzes/review", arrange: (page) => keepCards(page, 0) },
  { name: "review-done", path: "/quizzes/review", arrange: (page) => keepCards(page, 3) },
  { name: "review-round", path: "/quizzes/review", arrange: (page) => keepCards(page, 0), prepare: states.startReview },
  {
    name: "review-result",
    path: "/quizzes/review",
    arrange: (page) => keepCards(page, 0),
    prepare: states.finishReview,
  },
  { name: "quizzes-due", path: "/quizzes", arrange: (page) => keepCards(page, 0), isWhole: false },
  { name: "event-before", path: first("/events/"), arrange: setClock("2025-07-04T10:00:00Z") },
  { name: "events-before", path: "/events", arrange: setClock("2025-07-04T10:00:00Z") },
  { name: "gamejam-before", path: "/gamejam-2025", arrange: setClock("2025-07-01T10:00:00Z") },
];

const quizzes: Scene[] = [
  { name: "quiz-question", path: "/quizzes", prepare: states.takeQuiz },
  { name: "quiz-picked", path: "/quizzes", prepare: states.pickAnswer, isTurned: true },
  { name: "quiz-answered", path: "/quizzes", prepare: states.answerQuestion },
  { name: "quiz-result", path: "/quizzes", prepare: states.finishQuiz },
  { name: "quiz-loading", path: "/quizzes", arrange: hold("**/quizzes/*.json"), prepare: states.waitForQuiz },
  { name: "quiz-failed", path: "/quizzes", arrange: lose("**/quizzes/*.json"), prepare: states.failQuiz },
];

const overlays: Scene[] = [
  { name: "viewer", path: viewer, isWhole: false, isTurned: true },
  { name: "palette", path: "/", prepare: states.openWholePalette },
  { name: "palette-recent", path: "/", arrange: keepSearches, prepare: states.openWholePalette },
  { name: "palette-results", path: "/", prepare: states.searchPalette("gpu"), isTurned: true },
  { name: "palette-empty", path: "/", prepare: states.searchPalette("zzzzzz") },
  { name: "palette-loading", path: "/", arrange: hold("**/search.json"), prepare: states.openPalette },
  { name: "palette-failed", path: "/", arrange: lose("**/search.json"), prepare: states.failPalette },
  { name: "shortcuts", path: "/", prepare: states.showShortcuts },
  { name: "cart", path: "/shop", prepare: states.fillCart },
  { name: "menu", path: "/episodes", prepare: states.openMenu, isTurned: true },
  { name: "landing-menu", path: "/", prepare: states.openMenu },
  { name: "toast", path: episode, prepare: states.shareLink },
  { name: "chapters-open", path: episode, prepare: states.openChapters, isWhole: true },
];

const playing: Scene[] = [
  { name: "player", path: "/episodes/zura-abelashvili", arrange: serveVideo, prepare: states.play },
  {
    name: "player-dock",
    path: "/episodes/zura-abelashvili",
    arrange: serveVideo,
    prepare: states.playInDock,
    isTurned: true,
  },
];

/** Large text, forced colours, paper. */
const ofOtherEyes: Scene[] = [
  ...onePerKind.map((path) => ({
    name: `large-${path === "/" ? "landing" : path.slice(1).replaceAll("/", "-")}`,
    path,
    prepare: states.enlarge(),
    isWhole: true,
  })),
  { name: "large-quiz", path: "/quizzes", prepare: states.enlarge(states.pickAnswer) },
  { name: "large-answer", path: "/quizzes", prepare: states.enlarge(states.answerQuestion) },
  { name: "large-result", path: "/quizzes", prepare: states.enlarge(states.finishQuiz) },
  { name: "large-palette", path: "/", prepare: states.enlarge(states.searchPalette("gpu")) },
  { name: "large-shortcuts", path: "/", prepare: states.enlarge(states.showShortcuts) },
  { name: "large-menu", path: "/episodes", prepare: states.enlarge(states.openMenu) },
  { name: "large-clear", path: "/wrapped", arrange: listen, prepare: states.enlarge(states.askToClear) },
  { name: "large-import", path: "/wrapped", arrange: listen, prepare: states.enlarge(states.importData) },
  { name: "large-viewer", path: viewer, prepare: states.enlarge() },
  {
    name: "large-dock",
    path: "/episodes/zura-abelashvili",
    arrange: serveVideo,
    prepare: states.enlarge(states.playInDock),
  },
  { name: "large-toast", path: episode, prepare: states.enlarge(states.shareLink) },
  { name: "forced-colors-list", path: "/episodes?topic=ai", prepare: states.forceColors() },
  { name: "forced-colors-quiz", path: "/quizzes", prepare: states.forceColors(states.pickAnswer) },
  { name: "forced-colors-answer", path: "/quizzes", prepare: states.forceColors(states.answerQuestion) },
  { name: "forced-colors-palette", path: "/", prepare: states.forceColors(states.searchPalette("gpu")) },
  {
    name: "forced-colors-dock",
    path: "/episodes/zura-abelashvili",
    arrange: serveVideo,
    prepare: states.forceColors(states.playInDock),
  },
  ...["/", episode, first("/guests/"), first("/quizzes/"), "/wrapped", first("/events/")].map((path) => ({
    name: `print${path === "/" ? "-landing" : path.replaceAll("/", "-")}`,
    path,
    prepare: states.print,
    isWhole: true,
  })),
];
