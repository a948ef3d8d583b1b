import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Meme } from "#app/content/galleries.ts";
import { Tile } from "#app/features/gallery/grid/tile.tsx";
import { buildMeme } from "#tests/factories.ts";
import { stubBrowser } from "#tests/setup/browser-stubs.ts";
import { comeIntoView, fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();

beforeEach(() => {
  fakeIntersectionObserver();
  play.mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(pause);
});

function renderTile(meme: Meme, { position = 9 } = {}) {
  const onOpen = vi.fn<(meme: Meme) => void>();
  const { container } = render(
    <Tile meme={meme} position={position} count={20} path="/memes" loaded={new Map()} onOpen={onOpen} />,
  );
  const stateOf = () => screen.getByRole("listitem").dataset["state"];
  return {
    container,
    onOpen,
    stateOf,
    image: () => container.querySelector("img"),
    video: () => container.querySelector("video"),
  };
}

test("fetches nothing until it comes within 50 pixels of the view, says what it will show, and shows it when it is there", () => {
  const { container, image, stateOf } = renderTile(buildMeme({ alt: "კატა სერვერზე" }));
  expect(stateOf()).toBe("waiting");
  expect(image()).toBeNull();
  expect(screen.getByRole("img", { name: "კატა სერვერზე" })).toBeInTheDocument();
  comeIntoView(container, "50px");
  expect(stateOf()).toBe("loading");
  expect(image()).toHaveAttribute("srcset", expect.stringContaining("friday-deploy.12345678-320.webp 320w"));
  fireEvent.load(image() ?? container);
  expect(stateOf()).toBe("loaded");
  expect(screen.getAllByRole("img", { name: "კატა სერვერზე" })).toHaveLength(1);
});

test("is called by its caption, and described by what is to be seen, before its picture is there and after", () => {
  const { container, image } = renderTile(buildMeme({ caption: "პარასკევი", alt: "კატა სერვერზე" }));
  const link = screen.getByRole("link", { name: "პარასკევი" });
  const description = container.querySelector(`[id="${link.getAttribute("aria-describedby")}"]`);
  expect(description).toHaveAttribute("aria-label", "კატა სერვერზე");
  comeIntoView(container, "50px");
  fireEvent.load(image() ?? container);
  expect(description).toHaveAttribute("aria-label", "კატა სერვერზე");
  expect(screen.getByRole("button", { name: "Share პარასკევი" })).toBeInTheDocument();
});

test("the first tiles do not wait", () => {
  expect(renderTile(buildMeme(), { position: 0 }).stateOf()).toBe("loading");
});

test.each([
  ["image", "Failed to load image"],
  ["video", "Failed to load video"],
] as const)("a failed %s says so, and a second try starts anew", async (type, message) => {
  const { container, image, stateOf } = renderTile(buildMeme({ type }));
  comeIntoView(container, "50px");
  fireEvent.error(image() ?? container);
  expect(stateOf()).toBe("failed");
  expect(screen.getByText(message)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(stateOf()).toBe("loading");
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(screen.getByRole("link")).toHaveFocus();
  fireEvent.load(image() ?? container);
  expect(stateOf()).toBe("loaded");
});

test("a clip plays, silent, while half of it is seen, and stops when it leaves", () => {
  const { container, image, video } = renderTile(buildMeme({ type: "video" }));
  comeIntoView(container, "50px");
  fireEvent.load(image() ?? container);
  expect(video()).toBeNull();
  comeIntoView(container, "0px", 0.6);
  expect(video()).toHaveProperty("muted", true);
  expect(video()).not.toHaveAttribute("controls");
  expect(play).toHaveBeenCalledOnce();
  comeIntoView(container, "0px", 0.2);
  expect(pause).toHaveBeenCalled();
});

test("under reduced motion a clip stays a picture that says it is a video", () => {
  stubBrowser({ reducedMotion: true });
  const { container, image, video } = renderTile(buildMeme({ type: "video" }));
  comeIntoView(container, "50px");
  fireEvent.load(image() ?? container);
  comeIntoView(container, "0px");
  expect(video()).toBeNull();
  expect(play).not.toHaveBeenCalled();
  expect(screen.getByText("Video")).toBeInTheDocument();
});

test("a clip without a poster shows its own first picture", () => {
  const { container, video, stateOf } = renderTile(buildMeme({ type: "video", tiles: undefined }));
  comeIntoView(container, "50px");
  expect(video()).toHaveAttribute("src", "/memes/friday-deploy.mp4#t=0.01");
  expect(video()).toHaveAttribute("preload", "metadata");
  fireEvent.loadedData(video() ?? container);
  expect(stateOf()).toBe("loaded");
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("a click with %s is the browser's", (held) => {
  const { onOpen } = renderTile(buildMeme());
  const link = screen.getByRole("link");
  const isPrevented = vi.fn<(prevented: boolean) => void>();
  const listen = (event: Event) => {
    isPrevented(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener("click", listen, { once: true });
  fireEvent.click(link, { [held]: true });
  expect(isPrevented).toHaveBeenCalledExactlyOnceWith(false);
  expect(onOpen).not.toHaveBeenCalled();
});

test("a click opens the viewer, to which the link leads", async () => {
  const meme = buildMeme();
  const { onOpen } = renderTile(meme);
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "?selected=friday-deploy");
  await userEvent.click(link);
  expect(onOpen).toHaveBeenCalledWith(meme);
});

test("sharing copies the address of the meme's page, and says so", async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const said = recordToasts();
  renderTile(buildMeme());
  await user.click(screen.getByRole("button", { name: `Share ${buildMeme().caption}` }));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/memes/friday-deploy`);
  expect(said).toMatchObject([{ message: "Meme link copied to clipboard!" }]);
});
