import { fireEvent, screen, waitFor } from "@testing-library/react";
import { createPath } from "react-router";
import { expect, test } from "vitest";
import { AnchorLink, asksToPlay, Link } from "#app/ui/link.tsx";
import { renderPage } from "#tests/setup/render-page.tsx";

const click = (name: string, options = {}) => fireEvent.click(screen.getByRole("link", { name }), options);

test("a link adds a history entry, but replaces the current entry if it leads to the current URL", async () => {
  const { router } = renderPage(
    <>
      <Link to="/shop?q=a#b">shop</Link>
      <Link to="/episodes/x" plays>
        play
      </Link>
    </>,
  );
  for (const action of ["PUSH", "REPLACE"]) {
    click("shop");
    await waitFor(() => expect(router.state.historyAction).toBe(action));
    expect(createPath(router.state.location)).toBe("/shop?q=a#b");
    expect(asksToPlay(router.state.location.state)).toBe(false);
  }
  click("play");
  await waitFor(() => expect(router.state.location.pathname).toBe("/episodes/x"));
  expect(asksToPlay(router.state.location.state)).toBe(true);
});

test("does not intercept clicks with a modifier key, to another window, or for a full load", () => {
  const { router } = renderPage(
    <>
      <Link to="/shop">shop</Link>
      <Link to="/shop" target="_blank">
        window
      </Link>
      <Link to="/shop" reloadDocument>
        load
      </Link>
      <Link to="/shop" onClick={(event) => event.preventDefault()}>
        handled
      </Link>
      <AnchorLink href="#part">part</AnchorLink>
    </>,
  );
  click("shop", { ctrlKey: true });
  click("part", { metaKey: true });
  for (const name of ["window", "load", "handled"]) click(name);
  expect(router.state.navigation.state).toBe("idle");
  expect(createPath(router.state.location)).toBe("/");
});

test("an anchor focuses its target, keeps the query string, and adds no second history entry", async () => {
  const { router } = renderPage(
    <>
      <AnchorLink href="#part">to the part</AnchorLink>
      <section id="part">part</section>
    </>,
    "/topics?topic=ai",
  );
  for (const action of ["PUSH", "REPLACE"]) {
    click("to the part");
    await waitFor(() => expect(router.state.historyAction).toBe(action));
    expect(createPath(router.state.location)).toBe("/topics?topic=ai#part");
    expect(screen.getByText("part")).toHaveFocus();
  }
});
