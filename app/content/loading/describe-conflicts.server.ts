import type { Problem } from "#app/content/content-error.server.ts";
import { numberInTitle, splitNotes } from "#app/content/episode-texts.server.ts";
import { resolveEpisode } from "#app/content/guest-names.server.ts";
import type * as schemas from "#app/content/schemas.server.ts";
import { toSlug } from "#app/content/slugs.server.ts";
import { youtubeIdOf } from "#app/lib/youtube.ts";
import type { Media } from "./read-media.server.ts";

/** A file with only the fields that fit the schema. */
export type ValidFields<Fields> = Partial<Fields> & { file: string };

export type ValidContent = {
  episodes: readonly ValidFields<schemas.EpisodeContent>[];
  quizzes: readonly ValidFields<schemas.QuizContent>[];
  guests: readonly ValidFields<schemas.GuestContent>[];
  events: readonly ValidFields<schemas.EventContent>[];
  gameJam: ValidFields<schemas.GameJamContent>;
  presenters: readonly schemas.Presenter[] | undefined;
};

/** Minimum size of a poster: the size at which other sites show shared images. */
const leastPoster = { width: 1200, height: 630 };

/** Finds mistakes that a schema cannot see, because they concern several fields or files. */
export function describeConflicts(all: ValidContent, media: Media): Problem[] {
  const { episodes, quizzes, guests, events, gameJam, presenters } = all;
  return [
    ...findRepeats(episodes, "number"),
    ...findRepeats(episodes, "youtubeId"),
    ...findRepeats(guests, "order"),
    ...episodes.flatMap(describeEpisode),
    ...describeTags(episodes),
    ...quizzes.flatMap((quiz) => describeQuiz(quiz, episodes)),
    ...guests.flatMap((guest) => describeGuest(guest, episodes)),
    ...guests.flatMap(({ file, image, easterEgg }) => [
      ...describePicture(file, "image", image && `/guests/${image}`, media),
      ...describePicture(file, "easterEgg", easterEgg && `/easter-eggs/${easterEgg}`, media),
    ]),
    ...events.flatMap(({ file, image }) =>
      describePicture(file, "image", image && `/events/${image}`, media, leastPoster),
    ),
    ...(presenters ?? []).flatMap(({ image }, index) =>
      describePicture("data/presenters.ts", `[${index}].image`, image && `/presenters/${image}`, media),
    ),
    ...describeGameJam(gameJam, events),
  ];
}

/** Reports each file whose field has the same value as in another file. */
function findRepeats<Item extends { file: string }>(items: readonly Item[], field: keyof Item & string): Problem[] {
  const withField = items.filter((item) => item[field] !== undefined);
  return withField.flatMap((item) => {
    const others = withField.filter((other) => other !== item && other[field] === item[field]).map(({ file }) => file);
    const reason = `"${String(item[field])}" is also used by ${others.join(", ")}; choose another`;
    return others.length > 0 ? { file: item.file, field, reason } : [];
  });
}

function describeEpisode(episode: ValidFields<schemas.EpisodeContent>): Problem[] {
  const { file, id, youtubeId, number, title = "", duration = Infinity, fullDescription = "" } = episode;
  const problems: Problem[] = [];
  if (id && youtubeId && id !== youtubeId) problems.push({ file, field: "id", reason: "must equal youtubeId" });
  const inTitle = numberInTitle(title);
  if (number && inTitle && number !== inTitle)
    problems.push({ file, field: "number", reason: `is ${number}, but the title says #${inTitle}; make them equal` });
  const { chapters } = splitNotes(fullDescription);
  for (const [index, { seconds, label }] of chapters.entries()) {
    const refuse = (reason: string) => problems.push({ file, field: "fullDescription", reason });
    if (seconds <= (chapters[index - 1]?.seconds ?? -1))
      refuse(`the chapter "${label}" must start after the chapter before it`);
    if (seconds >= duration * 60)
      refuse(`the chapter "${label}" starts after the end (duration: ${duration} minutes); correct one of them`);
  }
  return problems;
}

/** Two spellings of a tag would be two topics at one URL. */
function describeTags(episodes: ValidContent["episodes"]): Problem[] {
  const spellings = new Map<string, string>();
  return episodes.flatMap(({ file, tags = [] }) =>
    tags.flatMap((tag) => {
      const slug = toSlug(tag);
      const first = spellings.get(slug) ?? tag;
      spellings.set(slug, first);
      const problem = (reason: string) => ({ file, field: "tags", reason: `"${tag}" ${reason}` });
      if (slug === "" || slug === "index") return problem("cannot be the last part of a URL; choose another word");
      return tag === first ? [] : problem(`would have the same URL as "${first}", /topics/${slug}; use one spelling`);
    }),
  );
}

function describeQuiz(
  { file, episodeLink }: ValidFields<schemas.QuizContent>,
  episodes: ValidContent["episodes"],
): Problem[] {
  const exists = !episodeLink?.startsWith("/") || episodes.some((episode) => episode.file === `data${episodeLink}.ts`);
  return exists ? [] : [{ file, field: "episodeLink", reason: `names an unknown episode: ${episodeLink}` }];
}

function describeGuest(
  { file, episode: field, youtubeUrl = "" }: ValidFields<schemas.GuestContent>,
  episodes: ValidContent["episodes"],
) {
  const episode = field && resolveEpisode(field, episodes);
  const [named, video] = [typeof field === "object" ? field.youtubeId : field, youtubeIdOf(youtubeUrl)];
  if (named && !episode) return [{ file, field: "episode", reason: `names an unknown episode: "${named}"` }];
  if (!episode || !video || video === episode.youtubeId) return [];
  return [{ file, field: "youtubeUrl", reason: `must be the video of the guest's episode, ${episode.file}` }];
}

function describeGameJam(
  { file, eventId, registration }: ValidContent["gameJam"],
  events: ValidContent["events"],
): Problem[] {
  const event = events.find((one) => one.file === `data/events/${eventId}.ts`);
  if (eventId && !event) return [{ file, field: "eventId", reason: `names an unknown event: "${eventId}"` }];
  if (!event?.links || !registration || registration.url === event.links.rsvp) return [];
  return [{ file, field: "registration.url", reason: `must equal links.rsvp in ${event.file}` }];
}

function describePicture(
  file: string,
  field: string,
  path: string | undefined,
  media: Media,
  least = { width: 1, height: 1 },
) {
  const picture = path === undefined ? undefined : media.get(path);
  if (path === undefined || (picture && picture.width >= least.width && picture.height >= least.height)) return [];
  const size = `${least.width}×${least.height}`;
  const reason = picture
    ? `public${path} is ${picture.width}×${picture.height}; it must be at least ${size}`
    : `names a missing file, public${path}`;
  return [{ file, field, reason }];
}
