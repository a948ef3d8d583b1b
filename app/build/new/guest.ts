import { empty } from "#app/content/drafts.server.ts";
import { isSameName } from "#app/content/guest-names.server.ts";
import { type EpisodeInput, guestSchema } from "#app/content/schemas.server.ts";
import {
  bySchema,
  findMeant,
  freeName,
  type Kind,
  optional,
  slugOf,
  splitList,
  whichAddress,
  whichEpisode,
} from "./content-kind.ts";
import { finishFile } from "./content-source.ts";
import type { ExistingContent } from "./existing-content.ts";

const { shape } = guestSchema;

export const guest: Kind = {
  name: "guest",
  questions: [
    {
      flag: "name",
      asks: "The name, in Latin letters",
      takes: "NAME",
      refuse: (answer, { guests }) => {
        const known = guests.find(({ name }) => isSameName(name, answer));
        return known
          ? `has a page, data/guests/${known.id}.ts, which shows all their episodes`
          : bySchema(shape.name)(answer);
      },
    },
    whichEpisode("The episode: its number or slug"),
    whichAddress("guests", shape.id, ({ name = "", episode = "" }, existing) =>
      freeName(slugOf(name), episode, "guests", existing),
    ),
    optional("title", "What they do and where, in their own words", shape.title),
    optional("bio", "One sentence for cards and search results", shape.bio),
    optional("tagline", "What the conversation is about, in a few words", shape.tagline),
    {
      flag: "tags",
      asks: "Tags, with commas",
      takes: "A,B",
      isOptional: true,
      suggest: ({ episode = "" }, existing) => guestTags(findMeant(episode, existing)).join(", "),
      refuse: (answer) => bySchema(shape.tags)(splitList(answer)),
    },
    optional("linkedin", "Their profile on LinkedIn", shape.linkedin, "URL"),
    { flag: "description", asks: "The text of their page", takes: "FILE or -", isOptional: true, isFile: true },
  ],
  make: async (answers, existing) => {
    const { id = "", name = "", title, bio = "", tagline = "", linkedin, description = "", tags = "" } = answers;
    const meant = findMeant(answers["episode"] ?? "", existing);
    const { file, notes } = await finish(id, {
      ...(meant && fromEpisode(meant, existing)),
      name,
      title: title || undefined,
      bio,
      description: description.trim(),
      tags: splitList(tags),
      tagline,
      linkedin: linkedin || undefined,
    });
    return {
      files: [file],
      notes,
      next: [
        `npm run dev shows it at /guests/${id}.`,
        `A square picture in public/guests/ is named by image: "${id}.webp"; without one there is a monogram.`,
      ],
    };
  },
};

/** A file for the guest of a new episode, with all that the episode says of them. */
export function draftGuest(episode: EpisodeInput, existing: ExistingContent) {
  const id = freeName(slugOf(episode.guest), String(episode.number), "guests", existing);
  const profiles = (episode.links ?? []).filter(({ group }) => group === "guest");
  const linkedin = profiles.find(({ url }) => /linkedin\.com\/in\//.test(url))?.url;
  const others = profiles.filter(({ url }) => url !== linkedin).map(({ label, url }) => ({ label, url }));
  return finish(id, {
    ...fromEpisode(episode, existing),
    name: episode.guest,
    tags: guestTags(episode),
    linkedin,
    links: others.length > 0 ? others : undefined,
  });
}

function fromEpisode({ number, youtubeId }: EpisodeInput, { guests }: ExistingContent) {
  return {
    order: Math.max(0, ...guests.map(({ order = 0 }) => order)) + 1,
    episode: `Episode #${number}`,
    youtubeUrl: `https://www.youtube.com/embed/${youtubeId}`,
  };
}

/** Guests' tags are written with hyphens. */
function guestTags(episode: Pick<EpisodeInput, "tags"> | undefined): string[] {
  return (episode?.tags ?? []).map((tag) => tag.replaceAll(" ", "-"));
}

function finish(id: string, facts: object) {
  const { links, ...others } = empty.guests(id);
  return finishFile("guests", id, { ...others, ...facts });
}
