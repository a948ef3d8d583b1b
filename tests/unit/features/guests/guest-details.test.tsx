import { render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Guest } from "#app/content/guests.server.ts";
import { GuestDetails } from "#app/features/guests/guest-details.tsx";
import { buildEpisode, buildGuest } from "#tests/factories.ts";

function renderDetails(guest: Guest) {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <GuestDetails guest={guest} video={<p>the video</p>} /> },
  ]);
  return render(<Stub />);
}

test("shows who the guest is, the video, and the ways on", () => {
  renderDetails(buildGuest({ episode: buildEpisode({ slug: "nino-test", number: 7, topic: "Testing" }) }));
  expect(screen.getByRole("heading", { level: 1, name: "Nino Test (Nin)" })).toBeVisible();
  expect(screen.getByText("Test Engineer at Bug Farm")).toBeVisible();
  expect(screen.getByRole("img", { name: "Nino Test (Nin)" })).toBeVisible();
  expect(screen.getByText("the video")).toBeVisible();
  expect(screen.getByRole("link", { name: "Episode #7 Testing" })).toHaveAttribute("href", "/episodes/nino-test");
  expect(screen.getByRole("link", { name: /LinkedIn/ })).toHaveAttribute(
    "href",
    "https://www.linkedin.com/in/nino-test/",
  );
  expect(screen.getByRole("link", { name: "Browse All Episodes" })).toHaveAttribute("href", "/episodes");
  expect(screen.getByRole("link", { name: "Meet Other Guests" })).toHaveAttribute("href", "/guests");
});

test("lists the episodes of other visits", () => {
  renderDetails(buildGuest({ otherEpisodes: [{ slug: "nino-test-27", number: 27, topic: "Testing again" }] }));
  expect(screen.getByRole("link", { name: "Episode #27 Testing again" })).toHaveAttribute(
    "href",
    "/episodes/nino-test-27",
  );
  expect(screen.getByText("Testing again"), "English is not read in Georgian").not.toHaveAttribute("lang");
});

test("the guest's other pages stand beside LinkedIn", () => {
  renderDetails(buildGuest({ links: [{ label: "GitHub", url: "https://github.com/nino" }] }));
  const profiles = within(screen.getByRole("list", { name: "Profiles" })).getAllByRole("link");
  expect(profiles.map((profile) => profile.getAttribute("href"))).toEqual([
    "https://www.linkedin.com/in/nino-test/",
    "https://github.com/nino",
  ]);
});

test("a tag without a topic's page leads nowhere, also one that every object has", () => {
  renderDetails(buildGuest({ tags: ["constructor", "testing"], topicPages: { testing: { slug: "testing" } } }));
  expect(screen.getByText("constructor").closest("a")).toBeNull();
  expect(screen.getByRole("link", { name: "#testing" })).toHaveAttribute("href", "/topics/testing");
});

test("names the first name and parts the description at blank lines", () => {
  renderDetails(buildGuest());
  expect(screen.getByRole("heading", { name: "About Nino" })).toBeVisible();
  expect(screen.getByText("პირველი აბზაცი.").tagName).toBe("P");
  expect(screen.getByText("მეორე აბზაცი.").tagName).toBe("P");
});

test("quotes who has said something", () => {
  renderDetails(buildGuest({ quote: "ტესტი რომ არ გყავს, მომხმარებელი გყავს." }));
  expect(screen.getByRole("figure")).toHaveTextContent("„ტესტი რომ არ გყავს, მომხმარებელი გყავს.“Nino Test (Nin)");
});

test("leaves out what is not known", () => {
  renderDetails(buildGuest({ title: undefined, linkedin: undefined }));
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  expect(screen.queryByText(/Bug Farm/)).not.toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Profiles" })).not.toBeInTheDocument();
});

test("shows a picture where there is one", () => {
  renderDetails(buildGuest({ picture: "/guests/nino.webp" }));
  expect(screen.getByRole("img", { name: "Nino Test (Nin)" })).toHaveAttribute("src", "/guests/nino.webp");
});
