import type { Page } from "playwright";

import { allPages, fixedPages } from "../e2e/pages.ts";

/** Something to look at: a page, and what is done there before the picture is taken. */
export type Scene = { name: string; path: string; prepare?: (page: Page) => Promise<void> };

/** One page of each kind as it comes, then the states that only appear when something is done. */
export function listScenes(): Scene[] {
  const first = (folder: string) => allPages.find((path) => path.startsWith(folder)) ?? folder;
  const kinds = [...fixedPages, first("/episodes/"), first("/guests/"), first("/events/"), first("/memes/")];
  return [
    ...kinds.map((path) => ({ name: path === "/" ? "landing" : path.slice(1).replaceAll("/", "-"), path })),
    { name: "404", path: "/no-such-page" },
    { name: "episode-not-found", path: "/episodes/no-such-episode" },
    { name: "guest-not-found", path: "/guests/no-such-guest" },
    { name: "event-not-found", path: "/events/no-such-event" },
    { name: "episodes-empty", path: "/episodes?q=zzzzzz" },
    { name: "guests-empty", path: "/guests?q=zzzzzz" },
    { name: "memes-empty", path: "/memes?filters=" },
    { name: "viewer", path: `${first("/memes/")}` },
    { name: "palette", path: "/", prepare: (page) => page.keyboard.press("Control+k") },
    {
      name: "palette-empty",
      path: "/",
      prepare: async (page) => {
        await page.keyboard.press("Control+k");
        await page.getByPlaceholder("Type a command or search...").fill("zzzzzz");
      },
    },
    { name: "shortcuts", path: "/", prepare: (page) => page.keyboard.press("Shift+?") },
    {
      name: "quiz",
      path: "/quizzes",
      prepare: async (page) => {
        await page
          .getByRole("button", { name: /Take Quiz/ })
          .first()
          .click();
        await page.getByRole("radio").first().waitFor();
      },
    },
    {
      name: "cart",
      path: "/shop",
      prepare: async (page) => {
        const add = page.getByRole("button", { name: /Add to cart/i });
        while (await add.count()) await add.first().click();
      },
    },
    {
      name: "menu",
      path: "/episodes",
      prepare: async (page) => {
        const menu = page.getByRole("button", { name: "Open menu" });
        if (await menu.isVisible()) await menu.click();
      },
    },
  ];
}
