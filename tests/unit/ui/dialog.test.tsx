import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openDialog as selector } from "#app/lib/focus.ts";
import { Dialog } from "#app/ui/dialog.tsx";

const main = document.createElement("main");
main.innerHTML = '<h1 tabindex="-1">Quizzes</h1>';

beforeEach(() => document.body.append(main));

function openDialog(onClose = () => {}) {
  return render(
    <Dialog onClose={onClose} title="სათაური" titleLang="ka">
      <p>Content</p>
    </Dialog>,
  );
}

test("is modal and labeled by its title, in the title's language", () => {
  openDialog();
  expect(screen.getByRole("dialog", { name: "სათაური" })).toHaveAttribute("aria-modal", "true");
  expect(screen.getByText("სათაური")).toHaveAttribute("lang", "ka");
});

test("focuses the page's heading when a dialog opened by URL closes, despite an extension's dialog", async () => {
  const ofExtension = document.body.appendChild(document.createElement("div"));
  ofExtension.setAttribute("role", "dialog");
  onTestFinished(() => ofExtension.remove());
  const { unmount } = openDialog();
  await waitFor(() => expect(document.querySelector(selector)).toContainElement(document.activeElement as HTMLElement));
  unmount();
  await waitFor(() => expect(screen.getByText("Quizzes")).toHaveFocus());
});

test("stays open if Escape cancels the composition of a character", () => {
  const onClose = vi.fn<() => void>();
  openDialog(onClose);
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape", isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});
