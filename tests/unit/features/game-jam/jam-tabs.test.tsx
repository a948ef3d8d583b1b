import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createRoutesStub, useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { JamTabs } from "#app/features/game-jam/jam-tabs.tsx";
import { buildGameJam } from "#tests/factories.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-06-25T09:00:00Z") });
});

function Page() {
  const { search } = useLocation();
  return (
    <>
      <JamTabs jam={buildGameJam()} phase="before" />
      <output>{search}</output>
    </>
  );
}

const Stub = createRoutesStub([{ path: "/gamejam-2025", Component: Page }]);

function renderTabs(search = "") {
  render(<Stub initialEntries={[`/gamejam-2025${search}`]} />);
}

const tab = (name: string) => screen.getByRole("tab", { name });
const search = () => screen.getByRole("status").textContent;

test("prerenders every panel, with the first one open and without tab roles", () => {
  const html = renderToString(<Stub initialEntries={["/gamejam-2025?tab=faq"]} />);
  for (const text of ["წესის ტექსტი", "პასუხი.", "მისამართი", "ეს მხოლოდ ნიმუშია"]) expect(html).toContain(text);
  expect(html.match(/<details [^>]*open/g)).toHaveLength(1);
  expect(html).not.toContain('role="tab');
});

test("selects the tab of a panel that find in page has opened", async () => {
  renderTabs();
  const panel = screen.getByText("პასუხი.").closest("section")?.parentElement ?? document.body;
  fireEvent(panel, Object.assign(new Event("toggle"), { newState: "open" }));
  await vi.waitFor(() => expect(tab("კითხვები")).toHaveAttribute("aria-selected", "true"));
  expect(search()).toBe("?tab=faq");
});

test.each([
  ["", "წესები"],
  ["?tab=faq", "კითხვები"],
  ["#register", "რეგისტრაცია"],
  ["?tab=faq#content", "კითხვები"],
  ["?tab=nonsense", "წესები"],
])("selects the tab that the URL names: %s", (query, name) => {
  renderTabs(query);
  expect(tab(name)).toHaveAttribute("aria-selected", "true");
});

test("writes the selected tab to the URL, except the first", async () => {
  renderTabs();
  await userEvent.click(tab("სად"));
  expect(search()).toBe("?tab=location");
  await userEvent.click(tab("წესები"));
  expect(search()).toBe("");
});

test("selects tabs by arrow keys, Home and End, with one tab stop", async () => {
  renderTabs();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(tab("რეგისტრაცია")).toHaveFocus();
  expect(search()).toBe("?tab=register");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Alt>}{ArrowRight}{/Alt}");
  expect(tab("კითხვები")).toHaveFocus();
  await userEvent.keyboard("{End}{Home}");
  expect(tab("წესები")).toHaveFocus();
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
});

test("loads the map when the visitor opens the location's tab", async () => {
  renderTabs();
  expect(document.querySelector("iframe")).toBeNull();
  await userEvent.click(tab("სად"));
  const { origin, searchParams } = new URL(screen.getByTitle<HTMLIFrameElement>("რუკა: კორპუსი").src);
  expect(origin).toBe("https://www.openstreetmap.org");
  expect(searchParams.get("marker")).toBe("41.7,44.7");
  const [west = 0, south = 0, east = 0, north = 0] = searchParams.get("bbox")?.split(",").map(Number) ?? [];
  expect([west < 44.7, 44.7 < east, south < 41.7, 41.7 < north], "the map shows the location").not.toContain(false);
});

test("for a URL with the location's tab, shows a link to the map, and loads the map only on request", async () => {
  renderTabs("?tab=location");
  expect(document.querySelector("iframe")).toBeNull();
  expect(screen.getByRole("link", { name: /OpenStreetMap/ })).toHaveAttribute(
    "href",
    expect.stringContaining("mlat=41.7&mlon=44.7"),
  );
  await userEvent.click(screen.getByRole("button", { name: "აჩვენე რუკა" }));
  expect(screen.getByTitle("რუკა: კორპუსი")).toHaveFocus();
});

test("shows the bank account in groups of four characters, marked as an example", async () => {
  renderTabs("?tab=register");
  expect(screen.getByText("ნიმუში")).toBeVisible();
  expect(screen.getByText("ეს მხოლოდ ნიმუშია")).toBeVisible();
  expect(screen.getByText("GE29 NB00 0000 0101 9049 17")).toBeVisible();
  expect(screen.getByRole("timer")).toBeVisible();
});
