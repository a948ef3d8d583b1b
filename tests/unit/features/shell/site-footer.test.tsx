import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SiteFooter } from "#app/features/shell/site-footer.tsx";
import { closeOverlay, useOverlay } from "#app/ui/overlay.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

test("opens the keyboard shortcuts by a button", async () => {
  renderPage(<SiteFooter />);
  await userEvent.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
  expect(useOverlay.getState().current).toBe("shortcuts");
  closeOverlay();
});

test("offers Install once, while the browser allows it", async () => {
  renderPage(<SiteFooter />);
  const install = () => screen.queryByRole("button", { name: "Install" });
  expect(install()).not.toBeInTheDocument();
  const prompt = vi.fn<() => Promise<void>>().mockResolvedValue();
  const offer = () => act(() => window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt })));
  await offer();
  await userEvent.click(install() ?? document.body);
  expect(prompt).toHaveBeenCalledOnce();
  expect(install()).not.toBeInTheDocument();
});
