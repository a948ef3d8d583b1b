import { expect, test } from "vitest";
import { blankContent } from "#app/content/blank-content.server.ts";
import {
  adviseOnEpisodes,
  adviseOnEvents,
  adviseOnGuests,
  adviseOnQuizzes,
  remarkOnEpisodes,
} from "#app/content/checks/advice.server.ts";
import { textOf } from "#app/content/content-error.server.ts";
import { type Episode, listWholeEpisodes } from "#app/content/episodes.server.ts";
import { buildQuestion } from "#tests/factories.ts";

const [real] = listWholeEpisodes();
if (!real) throw new Error("there is no episode");
const good: Episode = {
  ...real,
  slug: "good",
  description: "კარგი.",
  tags: ["ai", "career"],
  chapters: [{ seconds: 0, label: "ა" }],
};
const quizFor = (slug: string) => ({ ...blankContent.quizzes("quiz"), episodeLink: `/episodes/${slug}` });

test("gives no advice on a complete episode", () => {
  const all = [good, { ...good, slug: "other" }];
  const quizzes = all.map(({ slug }) => quizFor(slug));
  expect([...adviseOnEpisodes(all, quizzes, [{ name: real.guest }]), ...remarkOnEpisodes(all)]).toEqual([]);
});

test("advises on an episode's description, labels, quiz and misspelled tag, and remarks on rare tags", () => {
  const bad: Episode = {
    ...good,
    slug: "bad",
    guest: "Nina Test",
    description: "ა".repeat(161),
    tags: ["ai", "carreer"],
    chapters: [
      { seconds: 0, label: "ბ".repeat(61) },
      { seconds: 9, label: "გ".repeat(70) },
    ],
  };
  const quizzes = [quizFor("good"), quizFor("other")];
  expect(
    adviseOnEpisodes([good, { ...good, slug: "other" }, bad], quizzes, [{ name: "Nino Test" }]).map(textOf),
  ).toEqual([
    "data/episodes/bad.ts: description: is 161 characters long; search engines cut it at 160",
    `data/episodes/bad.ts: fullDescription: the chapter "${"ბ".repeat(40)}…" is 61 characters long; use at most 60 (1 more are too long)`,
    'data/episodes/bad.ts: (quiz): no quiz has the episodeLink "/episodes/bad"; make one with npm run new -- quiz',
    'data/episodes/bad.ts: tags: no other episode has "carreer"; did you mean "career"?',
    'data/episodes/bad.ts: guest: data/guests has no "Nina Test"; did you mean "Nino Test"?',
  ]);
  const rare = { ...bad, chapters: [], tags: ["ai", "carreer", "quantum duck"] };
  expect(remarkOnEpisodes([good, { ...good, slug: "other" }, rare]).map(textOf)).toEqual([
    "data/episodes/bad.ts: fullDescription: has no chapters",
    'data/episodes/bad.ts: tags: no other episode has "quantum duck"',
  ]);
});

test("advises if explanations are missing, or if the correct option is usually the longest", () => {
  const questions = ["q1", "q2", "q3", "q4"].map((id) => buildQuestion({ id }));
  const quiz = { ...blankContent.quizzes("quiz"), questions };
  expect(adviseOnQuizzes([quiz]).map(textOf)).toEqual([]);
  const [one, ...others] = questions.map((question) => ({ ...question, options: ["a", "the longest", "b", "c"] }));
  if (!one) throw new Error("there is no question");
  expect(
    adviseOnQuizzes([{ ...quiz, questions: [{ ...one, explanation: undefined }, ...others] }]).map(textOf),
  ).toEqual([
    "data/quizzes/quiz.ts: questions: the correct option is the longest in 4 of 4; lengthen wrong options",
    "data/quizzes/quiz.ts: questions.0.explanation: is missing; say why the correct option is correct",
  ]);
});

test("advises on a question that two quizzes share", () => {
  const same = buildQuestion({ id: "q1", question: "რა არის BUG?" });
  const other = buildQuestion({ id: "q1", question: "რა არის bug? " });
  const one = { ...blankContent.quizzes("one"), questions: [same] };
  const two = { ...blankContent.quizzes("two"), questions: [buildQuestion({ question: "სხვა?" }), other] };
  expect(adviseOnQuizzes([one, two]).map(textOf)).toEqual([
    "data/quizzes/one.ts: questions.0.question: repeats a question of data/quizzes/two.ts; ask something else",
    "data/quizzes/two.ts: questions.1.question: repeats a question of data/quizzes/one.ts; ask something else",
  ]);
});

test("gives advice on a guest's links, on their episode, on two files for one guest, and on an event's description", () => {
  const guest = { ...blankContent.guests("nino"), name: "Nino", episode: "Episode #7", links: [] };
  const linked = { ...guest, linkedin: "https://www.linkedin.com/in/nino/" };
  const withNino = [{ ...good, number: 7, guest: "Nino" }];
  expect(adviseOnGuests([guest], withNino).map(textOf)).toEqual([
    "data/guests/nino.ts: links: is empty, and so is linkedin; add a profile",
  ]);
  expect(adviseOnGuests([linked], withNino).map(textOf)).toEqual([]);
  const withGio = [{ ...good, number: 7, guest: "Gio" }];
  expect(adviseOnGuests([linked], withGio), "the episode's guest has no page").toEqual([]);
  expect(adviseOnGuests([linked, { ...linked, id: "gio", name: "Gio (Gogi)" }], withGio).map(textOf)).toEqual([
    "data/guests/nino.ts: episode: belongs to data/guests/gio.ts; name this guest's own",
  ]);
  expect(adviseOnGuests([linked, { ...linked, id: "nino-7", name: "Nino (Nuki)" }], withNino).map(textOf)).toEqual([
    "data/guests/nino.ts: name: is also the name in data/guests/nino-7.ts; keep one file",
    "data/guests/nino-7.ts: name: is also the name in data/guests/nino.ts; keep one file",
  ]);
  expect(adviseOnEvents([{ id: "x", shortDescription: "ა".repeat(200) }]).map(textOf)).toEqual([
    expect.stringContaining("data/events/x.ts: shortDescription: is 200 characters long"),
  ]);
});
