import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Ref } from "react";
import { expect, test, vi } from "vitest";
import { exportCard } from "#app/artwork/export-card.ts";
import { SaveImageButton } from "#app/ui/save-image-button.tsx";
import { recordToasts } from "#tests/setup/record-toasts.ts";

vi.mock("#app/artwork/export-card.ts", () => ({ exportCard: vi.fn<typeof exportCard>() }));

const cardPicture = { size: { width: 1, height: 1, scale: 1 }, background: "#000000" };
const Card = ({ ref, text }: { ref: Ref<HTMLDivElement>; text: string }) => <div ref={ref}>{text}</div>;

function show() {
  const importCard = async () => ({ Card, cardPicture });
  return render(
    <SaveImageButton label="Save" saved="Saved" fileName="a" importCard={importCard} card={{ text: "A" }} />,
  );
}

test("disables the button while the image is created, then restores its focus", async () => {
  const toasts = recordToasts();
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(exportCard).mockReturnValue(promise);
  show();
  const button = screen.getByRole("button");
  await userEvent.click(button);
  expect(button).toHaveTextContent("Creating image…");
  expect(button).toBeDisabled();
  // Browsers blur a disabled button; jsdom does not.
  button.blur();
  await vi.waitFor(() => expect(exportCard).toHaveBeenCalled());
  expect(vi.mocked(exportCard).mock.calls[0]?.[0].element).toHaveTextContent("A");
  await userEvent.click(button);
  resolve();
  await vi.waitFor(() => expect(button).toHaveTextContent("Save"));
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  expect(exportCard).toHaveBeenCalledOnce();
  expect(toasts.map(({ message }) => message)).toEqual(["Saved"]);
});

test("stays silent if an export fails after the visitor leaves", async () => {
  const toasts = recordToasts();
  const { promise, reject } = Promise.withResolvers<void>();
  vi.mocked(exportCard).mockClear().mockReturnValue(promise);
  const { unmount } = show();
  await userEvent.click(screen.getByRole("button"));
  await vi.waitFor(() => expect(exportCard).toHaveBeenCalled());
  unmount();
  reject(new Error("the card is gone"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(toasts).toEqual([]);
});
