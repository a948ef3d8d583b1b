import { describe, expect, test } from "vitest";
import { describeEpisodeProblems, resolveEpisode } from "#app/content/guest-names.server.ts";

const second = { number: 2, title: "Devtherapy Episode #2 - ლევან | Web", youtubeId: "video-id-02" };
const twelfth = { number: 12, title: "Devtherapy Episode #12 - Tornike | Go", youtubeId: "video-id-12" };
const episodes = [second, twelfth];

test.each([
  ["its label", "Episode #12", twelfth],
  ["a label without the sign", "episode 2", second],
  ["its title", "Devtherapy Episode #2 - ლევან | Web", second],
  ["its title with other case and spaces", " devtherapy  episode #12 - tornike | go ", twelfth],
  ["its title and video", { title: second.title, youtubeId: second.youtubeId }, second],
  ["the video even when the title is another's", { title: second.title, youtubeId: twelfth.youtubeId }, twelfth],
])("a guest's episode is found by %s", (_form, field, expected) => {
  expect(resolveEpisode(field, episodes)).toBe(expected);
});

test.each([
  ["a number that is not there", "Episode #1"],
  ["an unknown title", "Devtherapy Episode #12"],
  ["an unknown video", { title: second.title, youtubeId: "video-id-99" }],
])("there is no episode for %s", (_form, field) => {
  expect(resolveEpisode(field, episodes)).toBeUndefined();
});

describe("the build stops when", () => {
  const embed = (id: string) => `https://www.youtube.com/embed/${id}`;
  const mixed = { title: second.title, youtubeId: twelfth.youtubeId };

  test.each([
    ["Episode #7", "video-id-02", 'episode: no episode matches "Episode #7"'],
    ["Episode #12", "video-id-02", "youtubeUrl: is the video of episode #2, but the guest's episode is #12"],
    ["Episode #2", "video-id-99", "youtubeUrl: is the video of no episode, but the guest's episode is #2"],
    [mixed, "video-id-12", `episode.title: the video is that of "${twelfth.title}"`],
  ])("the episode is %j and the video %s: %s", (episode, id, problem) => {
    expect(describeEpisodeProblems({ id: "nino", episode, youtubeUrl: embed(id) }, episodes)).toEqual([
      `data/guests/nino.ts: ${problem}`,
    ]);
  });

  test.each(["https://youtu.be/video-id-02", "https://www.youtube.com/watch?v=video-id-02", embed("video-id-02")])(
    "but not for %s, whatever its form",
    (youtubeUrl) => {
      expect(describeEpisodeProblems({ id: "nino", episode: "Episode #2", youtubeUrl }, episodes)).toEqual([]);
    },
  );
});
