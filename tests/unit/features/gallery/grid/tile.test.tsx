import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Meme } from "#app/content/galleries.ts";
import { Tile } from "#app/features/gallery/grid/tile.tsx";
import { buildMeme } from "#tests/factories.ts";
import { comeIntoView, fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

beforeEach(() => fakeIntersectionObserver());

function renderTile(meme: Meme) {
  const onOpen = vi.fn<(meme: Meme) => void>();
  const { container } = renderPage(<Tile meme={meme} position={9} count={20} path="/memes" onOpen={onOpen} />);
  const stateOf = () => screen.getByRole("listitem").dataset["state"];
  return {
    container,
    onOpen,
    stateOf,
    image: () => container.querySelector("img"),
    video: () => container.querySelector("video"),
  };
}

test("has a description at once, and fetches its image within 50 px of the viewport", () => {
  const { container, image, stateOf } = renderTile(buildMeme({ caption: "პარასკევი", alt: "კატა სერვერზე" }));
  expect(stateOf()).toBe("waiting");
  expect(image()).toBeNull();
  const link = screen.getByRole("link", { name: "პარასკევი" });
  expect(link).toHaveAccessibleDescription("კატა სერვერზე");
  comeIntoView(container, "50px");
  expect(stateOf()).toBe("loading");
  expect(image()).toHaveAttribute("src", "/tiles/memes/friday-deploy.12345678.webp");
  fireEvent.load(image() ?? container);
  expect(stateOf()).toBe("loaded");
  expect(screen.getAllByRole("img", { name: "კატა სერვერზე" })).toHaveLength(1);
  expect(link).toHaveAccessibleDescription("კატა სერვერზე");
});

test("reports a clip whose image fails, and loads the image again on Try again", async () => {
  const { container, image, stateOf } = renderTile(buildMeme({ type: "video" }));
  comeIntoView(container, "50px");
  fireEvent.error(image() ?? container);
  expect(stateOf()).toBe("failed");
  expect(screen.getByText("Failed to load video")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(stateOf()).toBe("loading");
  expect(screen.queryByText("Failed to load video")).not.toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveFocus();
});

test("adds a clip's video over its poster only while at least half of the tile is visible", () => {
  const { container, image, video } = renderTile(buildMeme({ type: "video" }));
  comeIntoView(container, "50px");
  fireEvent.load(image() ?? container);
  expect(video()).toBeNull();
  comeIntoView(container, "0px");
  expect(video()).toHaveAttribute("src", "/memes/friday-deploy.mp4");
  expect(video()).toHaveProperty("muted", true);
  comeIntoView(container, "0px", 0.4);
  expect(video()).toBeNull();
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("leaves a click with %s to the browser", (held) => {
  const { onOpen } = renderTile(buildMeme());
  let isPrevented = true;
  const listen = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", listen, { once: true });
  fireEvent.click(screen.getByRole("link"), { [held]: true });
  expect(isPrevented).toBe(false);
  expect(onOpen).not.toHaveBeenCalled();
});

test("copies the URL of the meme's page on Share, with a toast", async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const toasts = recordToasts();
  renderTile(buildMeme());
  await user.click(screen.getByRole("button", { name: `Share ${buildMeme().caption}` }));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/memes/friday-deploy`);
  expect(toasts).toMatchObject([{ message: "Meme link copied to clipboard!" }]);
});
