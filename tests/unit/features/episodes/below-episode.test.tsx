import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { BelowEpisode } from "#app/features/episodes/below-episode.tsx";
import { renderPage } from "#tests/setup/render-page.tsx";

test.each([
  [580, "კითხვა დაგრჩა? Discord-ზე უკვე 580-ზე მეტი ვართ: იკითხე, შეგვეკამათე ან მიმი მოგვიტანე."],
  [undefined, "კითხვა დაგრჩა? იკითხე, შეგვეკამათე ან მიმი მოგვიტანე."],
])("invites visitors to Discord, with the episode's member count: %s", (discordMembers, text) => {
  renderPage(<BelowEpisode related={[]} discordMembers={discordMembers} />);
  expect(screen.getByText(text)).toBeVisible();
});

test("links to the six platforms", () => {
  renderPage(<BelowEpisode related={[]} />);
  expect(screen.getByRole("list", { name: "Listen Everywhere" })).toHaveTextContent(
    /^YouTube.*Spotify.*Apple Podcasts.*Buzzsprout.*Pocketcast.*Deezer\D*$/,
  );
});
