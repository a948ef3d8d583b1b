import { act, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { useEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { findSelected, formatFilters, type MemeType, parseFilters, stepFrom } from "#app/features/gallery/memes.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { buildMeme } from "#tests/factories.ts";

const [a, b, c] = [buildMeme({ filename: "a" }), buildMeme({ filename: "b" }), buildMeme({ filename: "c" })];
const memes = [a, b, c];

test.each<[string | null, MemeType[]]>([
  [null, ["image", "video"]],
  ["video,image", ["image", "video"]],
  ["image", ["image"]],
  ["", []],
  [" video , ,audio,video", ["video"]],
  ["audio", ["image", "video"]],
  ["Image", ["image", "video"]],
])("reads from filters=%s the types %j", (parameter, types) => {
  expect(parseFilters(parameter)).toEqual(types);
});

test("reads the same filters from the URL that the chips write to it", () => {
  fc.assert(
    fc.property(fc.subarray<MemeType>(["image", "video"]), (types) => {
      expect(parseFilters(formatFilters(types)?.[0] ?? null)).toEqual(types);
    }),
  );
});

test("steps to the next and the previous meme, and wraps around at both ends", () => {
  expect(stepFrom(memes, a, 1)).toBe(b);
  expect(stepFrom(memes, c, -1)).toBe(b);
  expect(stepFrom(memes, c, 1)).toBe(a);
  expect(stepFrom(memes, a, -1)).toBe(c);
  expect(stepFrom([a], a, 1)).toBe(a);
});

const odd = buildMeme({ filename: "IMG-1", url: `/memes/${encodeURIComponent("IMG (1).JPG")}` });

test.each([
  ["IMG-1", odd],
  ["IMG (1)", odd],
  ["IMG (1).JPG", odd],
  ["b.webp", b],
  ["", undefined],
  ["nobody", undefined],
  ["memes", undefined],
])("finds the meme selected by '%s'", (selected, meme) => {
  expect(findSelected([...memes, odd], selected)).toBe(meme);
});

describe("the viewer's URL parameter", () => {
  let viewer: ReturnType<typeof useUrlOverlay>;
  let router: ReturnType<typeof createMemoryRouter>;

  function Page() {
    const latest = useUrlOverlay("selected");
    useEffect(() => {
      viewer = latest;
    });
    return <output>{findSelected(memes, latest.value)?.filename ?? "closed"}</output>;
  }

  beforeEach(() => {
    const routes = [
      { path: "/memes", Component: Page },
      { path: "/before", Component: () => <output>before</output> },
    ];
    router = createMemoryRouter(routes, { initialEntries: ["/before", "/memes"] });
    render(<RouterProvider router={router} />);
  });

  const shown = () => screen.getByRole("status").textContent;
  const does = (action: () => unknown) => act(async () => void action());

  test("opens the named meme if it exists, and is removed on close", async () => {
    await does(() => router.navigate("/memes?selected=nobody-drew-this"));
    expect(shown()).toBe("closed");
    await does(() => router.navigate("/memes?selected=b.webp"));
    expect(shown()).toBe("b");
    await does(() => viewer.close());
    expect(shown()).toBe("closed");
    expect(router.state.location.search).toBe("");
  });

  test("is removed on close by going back, also after Forward; a second close does not leave the gallery", async () => {
    await does(() => viewer.open("a"));
    await does(() => viewer.close());
    await does(() => router.navigate(1));
    expect(shown()).toBe("a");
    await does(() => {
      viewer.close();
      viewer.close();
    });
    expect(shown()).toBe("closed");
  });

  test("adds only one history entry if several memes are opened, so that one close is enough", async () => {
    await does(() => {
      viewer.open("a");
      viewer.open("a");
    });
    await does(() => viewer.open("b"));
    expect(shown()).toBe("b");
    await does(() => viewer.close());
    expect(shown()).toBe("closed");
    await does(() => router.navigate(-1));
    expect(shown()).toBe("before");
  });
});
