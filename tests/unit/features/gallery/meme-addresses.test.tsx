import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { createBrowserRouter, createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { useViewerAddress } from "#app/features/gallery/memes.ts";
import { buildMeme } from "#tests/factories.ts";

const [first, second] = [buildMeme({ filename: "first" }), buildMeme({ filename: "second" })];
const memes = [first, second];

let viewer: ReturnType<typeof useViewerAddress>;
let router: ReturnType<typeof createMemoryRouter>;

function Page() {
  const latest = useViewerAddress(memes);
  useEffect(() => {
    viewer = latest;
  });
  return <output>{latest.selected?.filename ?? "closed"}</output>;
}

beforeEach(() => {
  router = createMemoryRouter(
    [
      { path: "/memes", Component: Page },
      { path: "/before", Component: () => <output>before</output> },
    ],
    { initialEntries: ["/before", "/memes"] },
  );
  render(<RouterProvider router={router} />);
});

const shown = () => screen.getByRole("status").textContent;
const does = (action: () => unknown) => act(async () => void action());

test("an address opens the meme that it names, and an unknown name opens nothing; closing stays in the gallery", async () => {
  await does(() => router.navigate("/memes?selected=nobody-drew-this"));
  expect(shown()).toBe("closed");
  await does(() => router.navigate("/memes?selected=second.webp"));
  expect(shown()).toBe("second");
  await does(() => viewer.close());
  expect(shown()).toBe("closed");
  expect(router.state.location.search).toBe("");
});

test("closing goes back to the gallery, and twice at once does not leave it", async () => {
  await does(() => viewer.open(first));
  expect(shown()).toBe("first");
  await does(() => {
    viewer.close();
    viewer.close();
  });
  expect(shown()).toBe("closed");
  expect(router.state.location.pathname).toBe("/memes");
});

test("opened again by Forward, it closes again", async () => {
  await does(() => viewer.open(first));
  await does(() => viewer.close());
  await does(() => router.navigate(1));
  expect(shown()).toBe("first");
  await does(() => viewer.close());
  expect(shown()).toBe("closed");
});

test("an impatient second tap opens nothing more: one closing closes", async () => {
  await does(() => {
    viewer.open(first);
    viewer.open(first);
  });
  await does(() => viewer.open(first));
  expect(shown()).toBe("first");
  await does(() => viewer.close());
  expect(shown()).toBe("closed");
  await does(() => router.navigate(-1));
  expect(shown()).toBe("before");
});

test("a tap on another tile while the first is on its way shows that one, and still closes at once", async () => {
  await does(() => viewer.open(first));
  await does(() => viewer.open(second));
  expect(shown()).toBe("second");
  await does(() => viewer.close());
  expect(shown()).toBe("closed");
});

test("closed while a step is not shown yet, and closed again when it is, it does not leave the page", async () => {
  cleanup();
  window.history.replaceState(null, "", "/before");
  const inBrowser = createBrowserRouter([
    { path: "/memes", Component: Page },
    { path: "/before", Component: () => <output>before</output> },
  ]);
  render(<RouterProvider router={inBrowser} />);
  await act(() => inBrowser.navigate("/memes"));
  await does(() => viewer.open(first));
  await act(async () => {
    viewer.step(second);
    // In the address, and not rendered yet.
    for (let turn = 0; turn < 100 && !window.location.search.includes("second"); turn += 1) await Promise.resolve();
    expect(window.location.search).toContain("second");
    viewer.close();
  });
  await does(() => viewer.close());
  await waitFor(() => expect(window.location.search).toBe(""));
  expect(window.location.pathname).toBe("/memes");
  inBrowser.dispose();
});
