import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import type { PodcastEvent } from "#app/content/events.server.ts";
import type { Meme } from "#app/content/galleries.ts";
import type { GameJam } from "#app/content/game-jam.server.ts";
import type { Guest } from "#app/content/guests.server.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import type { Question } from "#app/content/schemas.server.ts";
import type { Track } from "#app/content/track.ts";
import type { PlayerControls } from "#app/player/player-store.ts";
import type { SearchFile } from "#app/search/search-file.ts";
import type { EpisodeStats } from "#app/store/analytics.ts";
import type { Position } from "#app/store/positions.ts";

/** An episode as in lists. A test overrides only the relevant fields. */
export function buildEpisode(overrides: Partial<EpisodeSummary> = {}): EpisodeSummary {
  const number = overrides.number ?? 7;
  return {
    id: `video-id-${String(number).padStart(2, "0")}`,
    number,
    title: `Devtherapy Episode #${number} - Nino Test | Testing`,
    subject: "Testing",
    description: "ეპიზოდი ტესტებზე.",
    date: `2025-01-${String(number).padStart(2, "0")}T10:00:00Z`,
    duration: 90,
    tags: ["testing", "career"],
    slug: `nino-test-${number}`,
    youtubeId: `video-id-${String(number).padStart(2, "0")}`,
    guest: "Nino Test",
    tagInfo: {},
    ...overrides,
  };
}

/** The track of `buildEpisode()`: 1000 seconds, without chapters. */
export function buildTrack(overrides: Partial<Track> = {}): Track {
  const { id, slug, number, title, guest } = buildEpisode();
  return { id, path: `/episodes/${slug}`, number, title, name: guest, chapters: [], duration: 1000, ...overrides };
}

/** A guest with all fields except quote, image and easter egg. */
export function buildGuest(overrides: Partial<Guest> = {}): Guest {
  return {
    id: "nino",
    name: "Nino Test (Nin)",
    title: "Test Engineer at Bug Farm",
    bio: "ნინო ტესტებს წერს.",
    description: "პირველი აბზაცი.\n\nმეორე აბზაცი.",
    tags: ["virtual-reality", "testing"],
    tagInfo: {},
    tagline: "წითლიდან მწვანემდე",
    episode: buildEpisode(),
    track: buildTrack(),
    hue: { background: "#000000", foreground: "#ffffff" },
    picture: undefined,
    linkedin: "https://www.linkedin.com/in/nino-test/",
    links: [],
    easterEgg: undefined,
    ...overrides,
  };
}

/** A complete event of 48 hours, from 5 July 2025, 14:00 in Tbilisi. Its only link is the registration. */
export function buildEvent(overrides: Partial<PodcastEvent> = {}): PodcastEvent {
  return {
    id: "test-jam",
    title: "Test Jam",
    shortDescription: "ტესტების ჯემი.",
    fullDescription: "პირველი ხაზი.\nმეორე ხაზი: https://example.com/jam.",
    location: "თბილისი",
    type: "Game Jam",
    featured: true,
    start: "2025-07-05T10:00:00Z",
    end: "2025-07-07T10:00:00.000Z",
    picture: { path: "/events/test-jam.webp", width: 1600, height: 840, thumbnail: "/tiles/events/test-jam.1234.webp" },
    rsvp: "https://lu.ma/test",
    youtubeId: undefined,
    ...overrides,
  };
}

/** The game jam of `buildEvent()`. */
export function buildGameJam(overrides: Partial<GameJam> = {}): GameJam {
  const { start, end, picture } = buildEvent();
  const phase = (heading: string) => ({ heading, text: `${heading}: ტექსტი` });
  return {
    eventId: "test-jam",
    title: "Test Jam",
    tagline: "ერთი თემა",
    intro: "შესავალი",
    before: phase("მანამდე"),
    during: phase("ახლა"),
    after: phase("შემდეგ"),
    rules: [{ title: "წესი", text: "წესის ტექსტი" }],
    faq: [{ question: "კითხვა?", answer: "პასუხი." }],
    extras: ["ლექცია"],
    location: { name: "კორპუსი", address: "მისამართი", hint: "მინიშნება", latitude: 41.7, longitude: 44.7 },
    registration: { url: "https://lu.ma/test", openText: "ღიაა", closedText: "დახურულია", maxParticipants: 100 },
    prizeFund: {
      text: "ფონდი",
      exampleNotice: "ეს მხოლოდ ნიმუშია",
      recipient: "მიმღები",
      iban: "GE29NB0000000101904917",
      reference: "დანიშნულება",
    },
    start,
    end,
    picture,
    ...overrides,
  };
}

/** A quiz as in lists. */
export function buildQuizSummary(overrides: Partial<QuizSummary> = {}): QuizSummary {
  return {
    id: "testing-basics",
    title: "ტესტების ანაბანა",
    description: "რა უნდა იცოდე პირველ ტესტამდე.",
    categories: ["backend", "career-development", "episode"],
    difficulty: "easy",
    episodeLink: "/episodes/nino-test-7",
    estimatedTime: 4,
    questionCount: 4,
    episode: { number: 7, name: "Nino Test", hue: { background: "#10304f", foreground: "#8fd0ff" } },
    ...overrides,
  };
}

/** A question whose options say whether they are correct. */
export function buildQuestion(overrides: Partial<Question> = {}): Question {
  const { id = "q1" } = overrides;
  return {
    id,
    question: `Question text ${id}?`,
    options: [`${id} wrong a`, `${id} right`, `${id} wrong b`, `${id} wrong c`],
    correctAnswerIndex: 1,
    explanation: `Because of ${id}.`,
    ...overrides,
  };
}

/** A meme. A test overrides only the relevant fields. */
export function buildMeme(overrides: Partial<Meme> = {}): Meme {
  const filename = overrides.filename ?? "friday-deploy";
  const type = overrides.type ?? "image";
  return {
    url: `/memes/${filename}.${type === "image" ? "webp" : "mp4"}`,
    filename,
    type,
    alt: `სურათი: ${filename}`,
    caption: `ხუმრობა: ${filename}`,
    width: 1000,
    height: 1400,
    thumbnail: `/tiles/memes/${filename}.12345678.webp`,
    ...overrides,
  };
}

/** A search file with one item of each kind. */
export function buildSearchFile(overrides: Partial<SearchFile> = {}): SearchFile {
  return {
    episodes: [
      {
        slug: "zura",
        number: 7,
        title: "Devtherapy Episode #7 - Zura Abelashvili | GPU პროგრამირება",
        guest: "Zura Abelashvili",
        tags: ["rendering", "c#"],
        description: "კადრები და მილიწამები.",
        chapters: [{ seconds: 2050, label: "Vulkan vs DirectX" }],
      },
    ],
    guests: [
      {
        id: "zuba",
        name: "Zura Abelashvili (Zuba)",
        title: "Graphics Engineer",
        bio: "გრაფიკის ინჟინერი.",
        tags: ["graphics"],
        tagline: "სამკუთხედები",
        episode: { number: 7, title: "Devtherapy Episode #7 - Zura Abelashvili | GPU პროგრამირება" },
      },
    ],
    quizzes: [{ id: "rays", title: "სხივები", description: "კადრის დრო.", categories: ["episode"], guest: "Zura" }],
    memes: [{ filename: "friday-deploy", caption: "პარასკევი", alt: "კატა ღილაკთან." }],
    topics: [{ tag: "c#", name: "C#", slug: "c-sharp" }],
    ...overrides,
  };
}

/** Empty stats of an episode. */
export function buildStats(overrides: Partial<EpisodeStats> = {}): EpisodeStats {
  return { playCount: 0, isCompleted: false, isFavorite: false, ...overrides };
}

/** A position in an episode of 1000 seconds, of which the first 300 were heard. */
export function buildPosition(overrides: Partial<Position> = {}): Position {
  return { seconds: 300, duration: 1000, heard: [[0, 300]], heardAt: "2025-03-01T12:00:00.000Z", ...overrides };
}

/** Player controls without effect, except those that a test overrides. */
export function buildRemote(overrides: Partial<PlayerControls> = {}): PlayerControls {
  const ignore = () => undefined;
  return { seek: ignore, skip: ignore, toggle: ignore, nextChapter: ignore, previousChapter: ignore, ...overrides };
}
