import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Meme } from "#app/content/galleries.ts";
import { Tile } from "#app/features/gallery/grid/tile.tsx";
import { buildMeme } from "#tests/factories.ts";
import { comeIntoView, fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

beforeEach(() => fakeIntersectionObserver());

function renderTile(meme: Meme) {
  const onOpen = vi.fn<(meme: Meme) => void>();
  const { container } = render(
    <Tile meme={meme} position={9} count={20} path="/memes" loaded={new Set()} onOpen={onOpen} />,
  );
  const stateOf = () => screen.getByRole("listitem").dataset["state"];
  return {
    container,
    onOpen,
    stateOf,
    // Ignore the image that is only for print.
    image: () => container.querySelector("img:not(.hidden)"),
    video: () => container.querySelector("video"),
  };
}

test("has its alt text from the start, and fetches its image within 50 px of the viewport", () => {
  const { container, image, stateOf } = renderTile(buildMeme({ caption: "პარასკევი", alt: "კატა სერვერზე" }));
  expect(stateOf()).toBe("waiting");
  expect(image()).toBeNull();
  expect(screen.getByRole("img", { name: "კატა სერვერზე" })).toBeInTheDocument();
  comeIntoView(container, "50px");
  expect(stateOf()).toBe("loading");
  expect(image()).toHaveAttribute("src", "/tiles/memes/friday-deploy.12345678.webp");
  fireEvent.load(image() ?? container);
  expect(stateOf()).toBe("loaded");
  expect(screen.getAllByRole("img", { name: "კატა სერვერზე" })).toHaveLength(1);
  const link = screen.getByRole("link", { name: "პარასკევი" });
  const description = container.querySelector(`[id="${link.getAttribute("aria-describedby")}"]`);
  expect(description).toHaveAttribute("aria-label", "კატა სერვერზე");
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

test.each([
  ["returns nothing", () => undefined],
  [
    "throws",
    () => {
      throw new Error("blocked");
    },
  ],
])("keeps its link if an extension blocks autoplay by a play() that %s", (_how, play) => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(play as never);
  const { container, image } = renderTile(buildMeme({ type: "video" }));
  comeIntoView(container, "50px");
  fireEvent.load(image() ?? container);
  comeIntoView(container, "0px");
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  expect(screen.getByRole("link")).toBeInTheDocument();
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
  const said = recordToasts();
  renderTile(buildMeme());
  await user.click(screen.getByRole("button", { name: `Share ${buildMeme().caption}` }));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/memes/friday-deploy`);
  expect(said).toMatchObject([{ message: "Meme link copied to clipboard!" }]);
});
