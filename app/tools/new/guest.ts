import { blankContent } from "#app/content/blank-content.server.ts";
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
      asks: "Name, in Latin letters",
      takes: "NAME",
      refuse: (answer, { guests }) => {
        const known = guests.find(({ name }) => isSameName(name, answer));
        return known
          ? `already has data/guests/${known.id}.ts, whose page lists all their episodes`
          : bySchema(shape.name)(answer);
      },
    },
    whichEpisode("Number or slug of the episode"),
    whichAddress("guests", shape.id, ({ name = "", episode = "" }, existing) =>
      freeName(slugOf(name), episode, "guests", existing),
    ),
    optional("title", "What they do and where, in their own words", shape.title),
    optional("bio", "One sentence for cards and search results", shape.bio),
    optional("tagline", "What the conversation is about, in a few words", shape.tagline),
    {
      flag: "tags",
      asks: "Tags, separated by commas",
      takes: "A,B",
      isOptional: true,
      suggest: ({ episode = "" }, existing) => guestTags(findMeant(episode, existing)).join(", "),
      refuse: (answer) => bySchema(shape.tags)(splitList(answer)),
    },
    optional("linkedin", "URL of their LinkedIn profile", shape.linkedin, "URL"),
    {
      flag: "description",
      asks: "File with the text of their page; empty for none",
      takes: "FILE or -",
      isOptional: true,
      isFile: true,
    },
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
        `npm run dev shows /guests/${id}.`,
        `For a photo, put a square image into public/guests/ and set image: "${id}.webp". Without one the page shows a monogram.`,
      ],
    };
  },
};

/** Drafts a guest's file from the episode. */
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

/** Converts an episode's tags to a guest's, which have hyphens instead of spaces. */
function guestTags(episode: Pick<EpisodeInput, "tags"> | undefined): string[] {
  return (episode?.tags ?? []).map((tag) => tag.replaceAll(" ", "-"));
}

function finish(id: string, facts: object) {
  const { links, ...others } = blankContent.guests(id);
  return finishFile("guests", id, { ...others, ...facts });
}
