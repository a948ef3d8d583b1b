import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { SessionLines } from "#app/features/topics/session-lines.tsx";
import { renderPage } from "#tests/setup/render-page.tsx";

const sessions = [
  { slug: "second", number: 2, name: "Nino Test", duration: 7200 },
  { slug: "first", number: 1, name: "პილოტი", duration: 3600 },
];
const moments = [
  { slug: "second", seconds: 720, end: 1440, label: "AI" },
  { slug: "second", seconds: 1440, end: 1445, label: "AI-ს საზღვრები" },
];

beforeEach(() => void renderPage(<SessionLines sessions={sessions} moments={moments} />));

const lineOf = (name: string) => screen.getByRole("link", { name }).closest("li") ?? document.body;
const placesIn = (element: Element) =>
  [...element.querySelectorAll("rect:last-child")].map((bar) => [bar.getAttribute("x"), bar.getAttribute("width")]);

test("draws sessions and chapters to scale, and keeps a short chapter visible", () => {
  expect(lineOf("#2 Nino Test").querySelector("rect")).toHaveAttribute("width", "100.00%");
  expect(lineOf("#1 პილოტი").querySelector("rect")).toHaveAttribute("width", "50.00%");
  expect(placesIn(lineOf("#2 Nino Test"))).toEqual([
    ["10.00%", "9.67%"],
    ["20.00%", "1.00%"],
  ]);
});

test("links every chapter to its second by time and label", () => {
  const links = within(lineOf("#2 Nino Test")).getAllByRole("link").slice(1);
  expect(
    links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-label"), link.getAttribute("lang")]),
  ).toEqual([
    ["/episodes/second?t=720", "12:00 AI", null],
    ["/episodes/second?t=1440", "24:00 AI-ს საზღვრები", "ka"],
  ]);
});

test("says how many minutes are about the topic, or that the whole session is", () => {
  expect(lineOf("#2 Nino Test")).toHaveTextContent("12 of 120 min");
  expect(lineOf("#1 პილოტი")).toHaveTextContent("all 60 min");
});
