import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toast } from "#app/lib/toast.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import type { Toaster } from "#app/ui/toasts/toaster.tsx";

type ToasterProps = ComponentProps<typeof Toaster>;

let isOffline = true;
let arrival: Promise<void> | undefined;
vi.mock("#app/ui/toasts/toaster.tsx", async () => {
  await arrival;
  if (isOffline) throw new TypeError("Failed to fetch dynamically imported module");
  return {
    Toaster: ({ waiting, onShown }: ToasterProps) => (
      <>
        <ol>{waiting.map(({ message }) => message)}</ol>
        <button onClick={() => onShown(waiting)}>Shown</button>
      </>
    ),
  };
});

beforeEach(() => {
  arrival = undefined;
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

async function say(message: string, options?: Parameters<typeof toast>[2]) {
  await act(async () => toast("error", message, options));
  await vi.dynamicImportSettled();
  await act(async () => undefined);
}

const status = () => screen.queryByRole("status");

test("if the library fails to load, shows a plain toast with the same duration, Close button and action", async () => {
  const onClick = vi.fn<() => void>();
  render(<Toasts />);
  await say("You seem to be offline", { description: "The page is still here." });
  expect(status()).toHaveTextContent("You seem to be offline");
  expect(status()).toHaveTextContent("The page is still here.");
  act(() => vi.advanceTimersByTime(4000));
  expect(status()).not.toBeInTheDocument();
  await say("Once more");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(status()).not.toBeInTheDocument();
  await say("You just unlocked Dev Mode", { action: { label: "Take me there", onClick } });
  fireEvent.click(screen.getByRole("button", { name: "Take me there" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(status()).not.toBeInTheDocument();
});

test("dismisses only the named toast, also without the library", async () => {
  render(<Toasts />);
  await say("That page is taking a while", { id: "lost-page" });
  await say("New version", { id: "new-version" });
  await act(async () => dismissToast("lost-page"));
  expect(screen.getByRole("status")).toHaveTextContent("New version");
  await act(async () => dismissToast("new-version"));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("restores the focus when the visitor closes a toast, and does not move it when a toast times out", async () => {
  render(
    <main>
      <button>Favorite</button>
      <Toasts />
    </main>,
  );
  const favorite = screen.getByRole("button", { name: "Favorite" });
  favorite.focus();
  await say("You seem to be offline");
  const close = screen.getByRole("button", { name: "Close" });
  close.focus();
  fireEvent.click(close);
  await act(async () => undefined);
  expect(favorite).toHaveFocus();
  await say("Once more");
  favorite.blur();
  act(() => vi.advanceTimersByTime(4000));
  await act(async () => undefined);
  expect(document.body).toHaveFocus();
});

test("shows a plain toast while the library is loading", async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  arrival = promise;
  render(<Toasts />);
  await act(async () => toast("error", "The site isn't answering"));
  act(() => vi.advanceTimersByTime(999));
  expect(status()).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(status()).toHaveTextContent("The site isn't answering");
  await act(async () => reject(new TypeError("Failed to fetch")));
});

test("imports the library again with the next toast", async () => {
  render(<Toasts />);
  await say("You seem to be offline");
  isOffline = false;
  vi.resetModules();
  await say("Link copied to clipboard!");
  expect(screen.getByRole("list")).toHaveTextContent("Link copied to clipboard!");
});

test("loses no toast that is requested while others are shown", async () => {
  isOffline = false;
  render(<Toasts />);
  await say("First");
  act(() => {
    toast("error", "Second");
    fireEvent.click(screen.getByRole("button", { name: "Shown" }));
  });
  expect(screen.getByRole("list")).toHaveTextContent(/^Second$/);
});
