import { expect, test } from "vitest";
import { withoutFuture } from "#app/content/without-future.server.ts";
import episode from "#data/episodes/tornike-razmadze.ts";
import guest from "#data/guests/tornike-razmadze.ts";
import quiz from "#data/quizzes/ep12-tornike-basics.ts";

const now = "2025-06-10T12:00:00Z";

/** The slugs and ids of an episode with this date, and of its quiz and its guest, that are published now. */
function publishedOn(date: string) {
  const old = {
    ...episode,
    slug: "old",
    number: 1,
    title: "Old",
    youtubeId: "AAAAAAAAAAA",
    date: "2025-01-01T10:00:00Z",
  };
  const all = {
    episodes: [old, { ...episode, date }],
    quizzes: [
      quiz,
      { ...quiz, id: "of-old", episodeLink: "/episodes/old" },
      { ...quiz, id: "of-none", episodeLink: undefined },
    ],
    guests: [guest, { ...guest, id: "guest-of-old", episode: "Episode #1" }],
  };
  const { episodes, quizzes, guests } = withoutFuture(all, now);
  return [...episodes.map(({ slug }) => slug), ...quizzes.map(({ id }) => id), ...guests.map(({ id }) => id)];
}

test("publishes an episode with its quizzes and its guest from its day in Tbilisi on", () => {
  const others = ["old", "of-old", "of-none", "guest-of-old"];
  expect(publishedOn("2025-06-10T20:00:00Z")).toEqual(others);
  expect(publishedOn("2025-06-10T19:59:00Z").toSorted()).toEqual(
    [...others, episode.slug, quiz.id, guest.id].toSorted(),
  );
});
