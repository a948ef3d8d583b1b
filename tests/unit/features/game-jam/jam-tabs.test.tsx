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
      <JamTabs jam={buildGameJam()} now={now} />
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

test.each([
  ["", "წესები"],
  ["?tab=faq", "კითხვები"],
  ["#register", "რეგისტრაცია"],
  ["?tab=faq#content", "კითხვები"],
  ["?tab=nonsense", "წესები"],
])("the chosen tab comes from the address: %s", async (query, name) => {
  await renderTabs(query);
  expect(tab(name)).toHaveAttribute("aria-selected", "true");
});

test("the chosen tab goes into the address, except the first; the text of the others is there unseen", async () => {
  await renderTabs();
  expect(screen.getByText("წესის ტექსტი")).toBeVisible();
  expect(screen.getByText("პასუხი.")).not.toBeVisible();
  await userEvent.click(tab("სად"));
  expect(search()).toBe("?tab=location");
  await userEvent.click(tab("წესები"));
  expect(search()).toBe("");
});

test("the map comes when it is asked for, and a plain link is there without it", async () => {
  await renderTabs("?tab=location");
  expect(document.querySelector("iframe")).toBeNull();
  expect(screen.getByRole("link", { name: /OpenStreetMap/ })).toHaveAttribute(
    "href",
    expect.stringContaining("mlat=41.7&mlon=44.7"),
  );
  await userEvent.click(screen.getByRole("button", { name: "აჩვენე რუკა" }));
  const { origin, searchParams } = new URL(screen.getByTitle<HTMLIFrameElement>("რუკა: კორპუსი").src);
  expect(origin).toBe("https://www.openstreetmap.org");
  expect(searchParams.get("marker")).toBe("41.7,44.7");
  const [west = 0, south = 0, east = 0, north = 0] = searchParams.get("bbox")?.split(",").map(Number) ?? [];
  expect([west < 44.7, 44.7 < east, south < 41.7, 41.7 < north], "the place is in the frame").not.toContain(false);
});

test("the account is marked as an example, and printed in groups of four", async () => {
  await renderTabs("?tab=register");
  expect(screen.getByText("ნიმუში")).toBeVisible();
  expect(screen.getByText("ეს მხოლოდ ნიმუშია")).toBeVisible();
  expect(screen.getByText("GE29 NB00 0000 0101 9049 17")).toBeVisible();
  expect(screen.getByRole("timer")).toBeVisible();
});
