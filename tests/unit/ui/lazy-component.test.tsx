import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const Quiz = ({ title }: { title: string }) => <p>{title}</p>;

test("shows the placeholder, then the component; a preload imports its chunk earlier", async () => {
  const importQuiz = vi.fn<() => Promise<typeof Quiz>>(async () => Quiz);
  const LazyQuiz = lazyComponent("the quiz", importQuiz);
  LazyQuiz.preload();
  expect(importQuiz).toHaveBeenCalledOnce();
  render(<LazyQuiz title="Pilot" placeholder="Loading" />);
  expect(screen.getByText("Loading")).toBeInTheDocument();
  expect(await screen.findByText("Pilot")).toBeInTheDocument();
});

/** A component whose chunk fails to load. React logs the error. */
function renderLost(what: string | null) {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const LazyQuiz = lazyComponent<{ title: string }>(what, () => Promise.reject(new TypeError("Failed to fetch")));
  render(<LazyQuiz title="Pilot" placeholder="Loading" />);
}

test("offers a reload if the chunk fails to load", async () => {
  renderLost("the quiz");
  expect(await screen.findByRole("alert")).toHaveTextContent("Couldn't open the quiz");
  expect(screen.getByRole("button", { name: "Reload" })).toBeInTheDocument();
});

test("keeps the placeholder if the chunk of a component without a name fails to load", async () => {
  renderLost(null);
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByText("Loading")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});
