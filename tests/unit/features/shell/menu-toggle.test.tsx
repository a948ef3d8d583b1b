import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";

import { MenuToggle } from "#app/features/shell/menu-toggle.tsx";

function Header() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <header>
      <MenuToggle isOpen={isOpen} controls="menu" onToggle={() => setIsOpen(false)} />
      <nav id="menu" hidden={!isOpen}>
        <button onClick={() => setIsOpen(false)}>Events</button>
      </nav>
      <button>Search</button>
    </header>
  );
}

test("a menu that closes around the focus gives it to its toggle: the link led to the page that is open", async () => {
  render(<Header />);
  await userEvent.click(screen.getByRole("button", { name: "Events" }));
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveFocus();
});

test("Escape closes the menu, and the focus stays where it is outside of it", async () => {
  render(<Header />);
  screen.getByRole("button", { name: "Search" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Open menu" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Search" })).toHaveFocus();
});
