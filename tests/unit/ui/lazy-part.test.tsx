import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { lazyPart, loadLimitMs } from "#app/ui/lazy-part.tsx";

const Quiz = ({ title }: { title: string }) => <h2>{title}</h2>;
const importQuiz = vi.fn<() => Promise<ComponentType<{ title: string }>>>();

const answerWithBuild = (build: string) =>
  vi.stubGlobal("fetch", async () => new Response(`<html data-built="${build}">`));

beforeEach(() => {
  importQuiz.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
});

test("shows the placeholder, then the part", async () => {
  importQuiz.mockResolvedValue(Quiz);
  const Part = lazyPart("the quiz", importQuiz);
  render(<Part title="Rust" loading="Loading…" />);
  expect(screen.getByText("Loading…")).toBeVisible();
  expect(await screen.findByText("Rust")).toBeVisible();
});

test("shows a preloaded part at once; a failed preload is silent", async () => {
  importQuiz.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(Quiz);
  const Part = lazyPart("the quiz", importQuiz);
  await act(async () => Part.preload());
  await act(async () => Part.preload());
  render(<Part title="Rust" />);
  expect(screen.getByText("Rust")).toBeVisible();
});

test("imports again on Try again, and offers a reload if that fails too", async () => {
  importQuiz.mockRejectedValue(new TypeError("Failed to fetch"));
  const Part = lazyPart("the quiz", importQuiz);
  const { unmount } = render(<Part title="Rust" />);
  expect(await screen.findByRole("alert")).toHaveTextContent("Couldn't open the quiz");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Reload" })).toBeVisible();
  expect(importQuiz).toHaveBeenCalledTimes(2);
  unmount();

  render(<Part title="Rust" />);
  await screen.findByRole("alert");
  importQuiz.mockResolvedValue(Quiz);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Rust")).toBeVisible();
});

test("offers a reload at once after a release", async () => {
  answerWithBuild("2099-01-01T00:00:00.000Z");
  importQuiz.mockRejectedValue(new TypeError("Failed to fetch"));
  const Part = lazyPart("the quiz", importQuiz);
  render(<Part title="Rust" />);
  expect(await screen.findByRole("button", { name: "Reload" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("new version");
});

test("reports at the time limit that the part is missing, and shows it if it loads later", async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<typeof Quiz>();
  importQuiz.mockReturnValue(promise);
  const Part = lazyPart("the quiz", importQuiz);
  render(<Part title="Rust" loading="Loading…" />);
  await act(() => vi.advanceTimersByTimeAsync(loadLimitMs - 1));
  expect(screen.queryByRole("alert")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("alert")).toHaveTextContent("Couldn't open the quiz");
  await act(async () => resolve(Quiz));
  vi.useRealTimers();
  expect(await screen.findByText("Rust")).toBeVisible();
});

test("keeps the placeholder when a part without a name fails", async () => {
  importQuiz.mockRejectedValue(new TypeError("Failed to fetch"));
  const Part = lazyPart(null, importQuiz);
  render(<Part title="Rust" loading="prerendered" />);
  await act(async () => undefined);
  expect(screen.getByText("prerendered")).toBeVisible();
});

test("shows the failure of a modal part in a closable dialog", async () => {
  importQuiz.mockRejectedValue(new TypeError("Failed to fetch"));
  const close = vi.fn<() => void>();
  const Part = lazyPart("the quiz", importQuiz);
  render(<Part title="Rust" onGiveUp={close} />);
  expect(await screen.findByRole("dialog")).toHaveTextContent("Couldn't open the quiz");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(close).toHaveBeenCalled();
});
