import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { useDevMode } from "#app/features/easter-eggs/easter-eggs.ts";
import type { ToastRequest } from "#app/lib/toast.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

let requests: ToastRequest[] = [];

function Page() {
  useDevMode();
  return <p>Page</p>;
}

beforeEach(() => {
  requests = recordToasts();
  const Stub = createRoutesStub([
    { path: "/", Component: Page },
    { path: "/episodes", Component: () => <h1>Episodes</h1> },
  ]);
  render(<Stub />);
});

const combination = { key: "D", code: "KeyD", ctrlKey: true, shiftKey: true };

test.each([combination, { ...combination, ctrlKey: false, metaKey: true }, { ...combination, key: "დ" }])(
  "%o unlocks it for five seconds",
  (press) => {
    fireEvent.keyDown(window, press);
    expect(requests).toMatchObject([
      {
        message: "You just unlocked Dev Mode",
        options: {
          description: "Go listen to another episode.",
          duration: 5000,
          action: { label: "Take me there" },
        },
      },
    ]);
  },
);

test.each([
  { ...combination, shiftKey: false },
  { ...combination, ctrlKey: false },
  { ...combination, altKey: true },
  { ...combination, repeat: true },
  { ...combination, key: "K", code: "KeyK" },
])("%o does not", (press) => {
  fireEvent.keyDown(window, press);
  expect(requests).toEqual([]);
});

test("its button leads to the episodes", async () => {
  fireEvent.keyDown(window, combination);
  await act(async () => requests[0]?.options?.action?.onClick());
  expect(await screen.findByRole("heading", { name: "Episodes" })).toBeVisible();
});
