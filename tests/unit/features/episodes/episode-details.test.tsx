import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Episode } from "#app/content/episodes.server.ts";
import { EpisodeDetails } from "#app/features/episodes/episode-details.tsx";
import { buildEpisode, buildTrack } from "#tests/factories.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

function renderDetails(overrides: Partial<Episode> = {}) {
  const episode: Episode = { ...buildEpisode(), notes: "ვილაპარაკეთ ტესტებზე.", chapters: [], links: [], ...overrides };
  renderPage(<EpisodeDetails episode={episode} track={buildTrack({ chapters: episode.chapters })} />);
}

test("links only times within the episode, which has 1000 seconds", () => {
  renderDetails({ notes: "1:05 დასაწყისი, 16:40 დასასრული, 10:30 AM, 19:30-ზე" });
  const notes = within(screen.getByRole("region", { name: "About This Episode" }));
  expect(notes.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["1:05"]);
});

test("lists the chapters in the article, outside any nav, so that reader views keep them", () => {
  renderDetails({ chapters: [{ seconds: 65, label: "First" }] });
  const chapters = screen.getByRole("region", { name: "Chapters" });
  expect(chapters.closest("nav, aside")).toBeNull();
  expect(within(chapters).getByRole("list").closest("article")).not.toBeNull();
});

test("groups the links under one heading, without bare URLs", () => {
  renderDetails({
    links: [
      { group: "resource", label: "Shadertoy", url: "https://www.shadertoy.com/" },
      { group: "guest", label: "LinkedIn", url: "https://www.linkedin.com/in/nino-test/" },
    ],
  });
  const links = within(screen.getByRole("region", { name: "Links" }));
  expect(links.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Guest",
    "Resources",
  ]);
  expect(links.getByRole("link", { name: /^LinkedIn/ })).toHaveAttribute("href", expect.stringContaining("nino-test"));
  expect(links.queryByText(/https/)).not.toBeInTheDocument();
});

test("shows beforeListening in its own section, and hides empty sections", () => {
  renderDetails({ beforeListening: "წითელი ტესტი კარგი ამბავია." });
  expect(within(screen.getByRole("region", { name: "About This Episode" })).queryByText(/წითელი/)).toBeNull();
  expect(within(screen.getByRole("region", { name: "მოსმენამდე გამოგადგება" })).getByText(/წითელი/)).toBeVisible();
  expect(screen.queryByRole("region", { name: "Links" })).not.toBeInTheDocument();
  cleanup();
  renderDetails();
  expect(screen.queryByRole("region", { name: /მოსმენამდე/ })).not.toBeInTheDocument();
});

test("links a tag to its topic page; shows a tag without a topic page as plain text", () => {
  renderDetails({ tags: ["c++", "ai"], tagInfo: { ai: { name: "AI", slug: "ai" }, "c++": { name: "C++" } } });
  const tags = within(screen.getByRole("list", { name: "Tags" }));
  expect(tags.getByRole("link")).toHaveAttribute("href", "/topics/ai");
  expect(tags.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["#AI", "C++"]);
});

test("marks the language of the guest's name and of the full title", () => {
  renderDetails({ title: "Episode #7 - Nino Test | ტესტები" });
  expect(screen.getByRole("heading", { level: 1, name: /ტესტები/ })).toHaveAttribute("lang", "ka");
  expect(screen.getByText("Nino Test")).toHaveAttribute("lang", "en");
});
