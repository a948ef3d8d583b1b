import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openDialog as selector } from "#app/lib/focus.ts";
import { Dialog } from "#app/ui/dialog.tsx";

const header = document.createElement("header");
const toasts = document.createElement("section");
toasts.setAttribute("aria-live", "polite");
const main = document.createElement("main");
main.innerHTML = '<h1 tabindex="-1">Quizzes</h1>';

beforeEach(() => document.body.append(header, toasts, main));

function openDialog(onClose = () => {}) {
  return render(
    <Dialog isOpen onClose={onClose} title="სათაური" titleLang="ka">
      <p>Content</p>
    </Dialog>,
  );
}

test("is modal and labeled by its title, in the title's language", () => {
  openDialog();
  expect(screen.getByRole("dialog", { name: "სათაური" })).toHaveAttribute("aria-modal", "true");
  expect(screen.getByText("სათაური")).toHaveAttribute("lang", "ka");
});

test("makes the page inert, except toasts and a native dialog above, until it unmounts", async () => {
  const { unmount } = openDialog();
  const native = document.body.appendChild(document.createElement("dialog"));
  const foreign = document.body.appendChild(document.createElement("div"));
  await waitFor(() => expect(header.inert).toBe(true));
  expect(toasts.inert).not.toBe(true);
  expect(native.inert).not.toBe(true);
  expect(foreign.inert).not.toBe(true);
  native.remove();
  foreign.remove();
  unmount();
  expect(header.inert).toBe(false);
});

test("moves the focus to the page's heading when a dialog opened by URL closes, also beside an extension's", async () => {
  const foreign = document.body.appendChild(document.createElement("div"));
  foreign.setAttribute("role", "dialog");
  onTestFinished(() => foreign.remove());
  const { unmount } = openDialog();
  await waitFor(() => expect(document.querySelector(selector)).toContainElement(document.activeElement as HTMLElement));
  unmount();
  await waitFor(() => expect(screen.getByText("Quizzes")).toHaveFocus());
});

test("ignores the second click of the double click that opened it, then closes on Escape and on a click outside", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const onClose = vi.fn<() => void>();
  openDialog(onClose);
  const backdrop = screen.getByRole("dialog");
  const press = () => {
    fireEvent.pointerDown(backdrop);
    fireEvent.pointerUp(backdrop);
    fireEvent.click(backdrop);
  };
  press();
  expect(onClose).not.toHaveBeenCalled();
  // This press produces no click.
  fireEvent.pointerDown(backdrop, { button: 2 });
  fireEvent.keyDown(backdrop, { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600);
  press();
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("stays open if Escape cancels the composition of a character", () => {
  const onClose = vi.fn<() => void>();
  openDialog(onClose);
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape", isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});
