import { expect, test, vi } from "vitest";
import { listSavedPages } from "#app/offline/saved-pages.ts";
import { site } from "#app/site.ts";

/** A cache of pages, the last seen last. */
function keep(pages: Readonly<Record<string, string>>): void {
  const keys = Object.keys(pages).map((path) => new Request(`https://devtherapy.ge${path}`));
  const match = async ({ url }: Request) => new Response(pages[new URL(url).pathname]);
  vi.stubGlobal("caches", { open: async () => ({ keys: async () => keys, match }) });
}

function pageOf(title: string, meta = ""): string {
  return `<!DOCTYPE html><html lang="en" data-built="2026-11-22"><head>${meta}<title>${title} · ${site.name}</title></head></html>`;
}

const notListed = '<meta name="robots" content="noindex"/>';

test("the last seen is first, and the review, which search engines do not list, is among them", async () => {
  keep({ "/quizzes": pageOf("Tips &amp; Quizzes"), "/quizzes/review": pageOf("Review", notListed) });
  expect(await listSavedPages()).toEqual([
    { path: "/quizzes/review", title: "Review" },
    { path: "/quizzes", title: "Tips & Quizzes" },
  ]);
});

test("a meme's page, which only goes on, what is not ours, and an answer without a text are left out", async () => {
  keep({
    "/memes/cat": pageOf("A cat", notListed),
    "/guests": "<!DOCTYPE html><html><title>Log in to this Wi-Fi</title></html>",
    "/shop": "",
    "/memes": pageOf("Memes"),
  });
  expect(await listSavedPages()).toEqual([{ path: "/memes", title: "Memes" }]);
});

test("where such storage is forbidden there are none", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("", "SecurityError")) });
  expect(await listSavedPages()).toEqual([]);
});
