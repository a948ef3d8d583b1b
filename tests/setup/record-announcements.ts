import { screen } from "@testing-library/react";

/** Records each text of the live region. */
export function recordAnnouncements() {
  const announced: (string | null)[] = [];
  const region = screen.getByRole("status");
  new MutationObserver(() => {
    if (region.ariaBusy !== "true" && region.textContent !== announced.at(-1)) announced.push(region.textContent);
  }).observe(region, { subtree: true, childList: true, characterData: true, attributes: true });
  return announced;
}
