import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { EpisodeBrowser } from "#app/features/episodes/episode-browser.tsx";
import { EventBrowser } from "#app/features/events/event-browser.tsx";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { JamTabs } from "#app/features/game-jam/jam-tabs.tsx";
import { GuestBrowser } from "#app/features/guests/guest-browser.tsx";
import { QuizBrowser } from "#app/features/quiz/quiz-browser.tsx";
import { buildEpisode, buildEvent, buildGameJam, buildGuest, buildMeme, buildQuizSummary } from "#tests/factories.ts";
import { fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";

// Without the site search, the lists fall back to their own substring search.
vi.mock("#app/search/site-search.ts", () => ({ loadSiteSearch: () => Promise.reject(new Error("offline")) }));

beforeEach(fakeIntersectionObserver);

const episodes = <EpisodeBrowser episodes={[buildEpisode({ tags: ["c++"] })]} topics={[]} tagInfo={{}} />;
const past = buildEvent({ start: "2020-01-01T10:00:00Z", end: "2020-01-02T10:00:00Z" });
const memes = [buildMeme()];
const quizzes = [buildQuizSummary({ categories: ["ai"] })];

test.each<[button: string, address: string, page: ReactNode]>([
  ["Clear Filters", "/?topic=c%2B%2B", episodes],
  ["Clear all filters", "/?topic=rust", episodes],
  ["Show All Guests", "/?q=nobody", <GuestBrowser key="guests" guests={[buildGuest()]} />],
  ["Show All Quizzes", "/?category=backend", <QuizBrowser key="quizzes" quizzes={quizzes} />],
  ["Clear filter", "/?filter=upcoming", <EventBrowser key="events" events={[past]} />],
  ["Show All Memes", "/?filters=", <Gallery key="memes" memes={memes} path="/memes" title="Memes" />],
  ["აჩვენე რუკა", "/?tab=location", <JamTabs key="jam" jam={buildGameJam()} phase="before" />],
])("keeps the focus in the page when the button „%s“ removes itself", async (name, address, page) => {
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: page }], { initialEntries: [address] })} />);
  const button = await screen.findByRole("button", { name });
  await userEvent.click(button);
  await expect.poll(() => button.isConnected).toBe(false);
  expect(document.activeElement).not.toBe(document.body);
});
