import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createRoutesStub, useLocation } from "react-router";
import { expect, test } from "vitest";
import { JamTabs } from "#app/features/game-jam/jam-tabs.tsx";
import { buildGameJam } from "#tests/factories.ts";

const now = "2025-06-25T09:00:00Z";

function Page() {
  const { search } = useLocation();
  return (
    <>
      <JamTabs jam={buildGameJam()} phase="before" now={now} />
      <output>{search}</output>
    </>
  );
}

const Stub = createRoutesStub([{ path: "/gamejam-2025", Component: Page }]);

/** The tabs as they are once their code has come. */
async function renderTabs(search = "") {
  render(<Stub initialEntries={[`/gamejam-2025${search}`]} />);
  await screen.findAllByRole("tab");
}

const tab = (name: string) => screen.getByRole("tab", { name });
const search = () => screen.getByRole("status").textContent;

// First, because from the first rendering on the tabs' code is there.
test("the prerendered page has every section open, and no inline style", () => {
  const html = renderToString(<Stub initialEntries={["/gamejam-2025?tab=faq"]} />);
  for (const text of ["წესის ტექსტი", "პასუხი.", "მისამართი", "ეს მხოლოდ ნიმუშია"]) expect(html).toContain(text);
  expect(html).not.toMatch(/ hidden=| style=|role="tab/);
});

test("the chosen tab is the rules at first, and all text is in the document", async () => {
  await renderTabs();
  expect(tab("წესები")).toHaveAttribute("aria-selected", "true");
  expect(screen.getByText("წესის ტექსტი")).toBeVisible();
  expect(screen.getByText("პასუხი.")).not.toBeVisible();
  expect(screen.getByText("ეს მხოლოდ ნიმუშია")).not.toBeVisible();
});

test.each([
  ["?tab=faq", "კითხვები"],
  ["?tab=location", "სად"],
  ["?tab=register", "რეგისტრაცია"],
  ["#register", "რეგისტრაცია"],
  ["?tab=faq#content", "კითხვები"],
  ["?tab=nonsense", "წესები"],
])("the chosen tab comes from the address: %s", async (query, name) => {
  await renderTabs(query);
  expect(tab(name)).toHaveAttribute("aria-selected", "true");
});

test("the chosen tab goes into the address, except the first", async () => {
  await renderTabs();
  await userEvent.click(tab("სად"));
  expect(search()).toBe("?tab=location");
  await userEvent.click(tab("წესები"));
  expect(search()).toBe("");
});

test("the chosen tab follows arrow keys, Home and End", async () => {
  await renderTabs();
  await userEvent.click(tab("წესები"));
  await userEvent.keyboard("{ArrowRight}");
  expect(search()).toBe("?tab=faq");
  expect(tab("კითხვები")).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(search()).toBe("?tab=register");
  await userEvent.keyboard("{ArrowRight}");
  expect(search()).toBe("");
  await userEvent.keyboard("{ArrowLeft}{Home}");
  expect(search()).toBe("");
});

test("an answer opens and closes", async () => {
  await renderTabs("?tab=faq");
  const question = screen.getByRole("heading", { name: "კითხვა?" });
  expect(screen.getByText("პასუხი.")).not.toBeVisible();
  await userEvent.click(question);
  expect(screen.getByText("პასუხი.")).toBeVisible();
  await userEvent.click(question);
  expect(screen.getByText("პასუხი.")).not.toBeVisible();
});

test("the map comes when it is asked for, and a plain link is there without it", async () => {
  await renderTabs("?tab=location");
  expect(document.querySelector("iframe")).toBeNull();
  expect(screen.getByRole("link", { name: /OpenStreetMap/ })).toHaveAttribute(
    "href",
    expect.stringContaining("mlat=41.7&mlon=44.7"),
  );
  await userEvent.click(screen.getByRole("button", { name: "აჩვენე რუკა" }));
  expect(screen.getByTitle("რუკა: კორპუსი")).toHaveAttribute("src", expect.stringContaining("openstreetmap.org"));
});

test("the account is marked as an example, and printed in groups of four", async () => {
  await renderTabs("?tab=register");
  expect(screen.getByText("ნიმუში")).toBeVisible();
  expect(screen.getByText("ეს მხოლოდ ნიმუშია")).toBeVisible();
  expect(screen.getByText("GE29 NB00 0000 0101 9049 17")).toBeVisible();
  expect(screen.getByRole("timer")).toBeVisible();
});
