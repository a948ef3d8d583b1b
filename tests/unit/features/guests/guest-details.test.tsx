import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Guest } from "#app/content/guests.server.ts";
import { GuestDetails } from "#app/features/guests/guest-details.tsx";
import { buildEpisode, buildGuest } from "#tests/factories.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

function renderDetails(guest: Partial<Guest>) {
  renderPage(<GuestDetails guest={buildGuest(guest)} video={<p>the video</p>} />);
}

test("shows the guest's profile, video and links", () => {
  renderDetails({ episode: buildEpisode({ slug: "nino-test", subject: "Testing" }), picture: "/guests/nino.webp" });
  expect(screen.getByRole("heading", { level: 1, name: "Nino Test (Nin)" })).toBeVisible();
  expect(screen.getByText("Test Engineer at Bug Farm")).toBeVisible();
  expect(screen.getByRole("img", { name: "Nino Test (Nin)" })).toHaveAttribute("src", "/guests/nino.webp");
  expect(screen.getByRole("heading", { name: "About Nino" })).toBeVisible();
  for (const text of ["პირველი აბზაცი.", "მეორე აბზაცი."]) expect(screen.getByText(text).tagName).toBe("P");
  expect(screen.getByText("the video")).toBeVisible();
  for (const [name, href] of [
    ["Episode #7 Testing", "/episodes/nino-test"],
    ["Browse All Episodes", "/episodes"],
    ["Meet Other Guests", "/guests"],
  ] as const) {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("shows further episodes, links besides LinkedIn, and a quote", () => {
  renderDetails({
    otherEpisodes: [{ slug: "nino-test-27", number: 27, subject: "Testing again" }],
    links: [{ label: "GitHub", url: "https://github.com/nino" }],
    quote: "ტესტი რომ არ გყავს, მომხმარებელი გყავს.",
  });
  const other = screen.getByRole("link", { name: "Episode #27 Testing again" });
  expect(other).toHaveAttribute("href", "/episodes/nino-test-27");
  expect(screen.getByText("Testing again"), "English has no Georgian lang").not.toHaveAttribute("lang");
  const profiles = within(screen.getByRole("list", { name: "Profiles" })).getAllByRole("link");
  expect(profiles.map((profile) => profile.getAttribute("href"))).toEqual([
    "https://www.linkedin.com/in/nino-test/",
    "https://github.com/nino",
  ]);
  expect(screen.getByRole("figure")).toHaveTextContent("„ტესტი რომ არ გყავს, მომხმარებელი გყავს.“Nino Test (Nin)");
});

test("leaves out unknown facts", () => {
  renderDetails({ title: undefined, linkedin: undefined });
  expect(screen.getByRole("img", { name: "Nino Test (Nin)" }), "a drawing replaces the image").not.toHaveAttribute(
    "src",
  );
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  expect(screen.queryByText(/Bug Farm/)).not.toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Profiles" })).not.toBeInTheDocument();
});

test("does not link a tag without a topic page, even if it names an object property", () => {
  renderDetails({ tags: ["constructor", "testing"], tagInfo: { testing: { slug: "testing" } } });
  expect(screen.getByText("constructor").closest("a")).toBeNull();
  expect(screen.getByRole("link", { name: "#testing" })).toHaveAttribute("href", "/topics/testing");
});
