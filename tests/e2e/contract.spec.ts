import type { Page } from "playwright/test";
import { episodes, guests } from "./content.ts";
import { expect, test, visit } from "./fixtures.ts";

/**
 * The contract with the client: texts, counts and orders that a redesign must not change. A page shows `texts` in this spelling,
 * `wide` only from 1280 px, and `inOrder` from top to bottom. `counts` are numbers of elements, and `lists` their texts in order.
 */
type Row = {
  path: string;
  texts: readonly string[];
  wide?: readonly string[];
  inOrder?: readonly string[];
  counts?: Readonly<Record<string, number>>;
  lists?: Readonly<Record<string, readonly string[]>>;
};

const episode = "/episodes/nika-nikabadze";
const guest = guests[0];

const categories = [
  "All",
  "Episode",
  "Frontend",
  "Backend",
  "AI",
  "GPU",
  "General",
  "Graphics Engineering",
  "Game Development",
  "System Administration",
  "Security",
  "Data Visualization",
  "Career Development",
  "Leadership",
  "Freelancing",
  "Web Development",
  "Mobile Development",
];

const rows: readonly Row[] = [
  {
    path: "/",
    texts: [
      "Listen Now",
      "YouTube",
      "Discord",
      "Technical Deep Dives",
      "Mental Health Focus",
      "Dev Culture",
      "View All Episodes",
    ],
    wide: ["Hosts", "Episodes", "About", "Broadcast", "Join Now"],
    inOrder: ["Therapy for developers, one bug at a time", "Meet Your Hosts", "Latest Episodes", "Listen Everywhere"],
    counts: { "main section:has(> * h2, > h2):has(a:text('View All Episodes')) article": 4 },
    lists: {
      "section:has(> * h2:text('Listen Everywhere'), > h2:text('Listen Everywhere')) a": [
        "YouTube",
        "Spotify",
        "Apple Podcasts",
        "Buzzsprout",
        "Pocketcast",
        "Deezer",
      ],
    },
  },
  {
    path: "/episodes",
    texts: ["Back to Home", "Search episodes by title, topic, or guest...", "Newest First", "Oldest First"],
    inOrder: ["Episodes", `Showing ${episodes.length} episodes`],
    counts: { "main [aria-label='Topics'] button[aria-pressed]": 40, "main h1": 1 },
  },
  {
    path: "/episodes?q=zzzzzz",
    texts: [
      "Clear Filters",
      'Showing 0 episodes for "zzzzzz"',
      "No episodes found",
      "Try adjusting your search terms or filters",
      "Clear all filters",
    ],
  },
  {
    path: episode,
    texts: ["Share", "Take Quiz", "Browse More Episodes"],
    inOrder: ["About This Episode", "Test Your Knowledge"],
  },
  {
    path: "/guests",
    texts: ["Back to Podcast", "Search guests by name, company, or expertise...", "View Profile"],
    inOrder: ["Meet the Minds Behind the Mic"],
  },
  { path: "/guests?q=zzzzzz", texts: ['No guests found matching "zzzzzz"'] },
  { path: `/guests/${guest?.id}`, texts: [`About ${guest?.name.split(" ")[0]}`, "LinkedIn"] },
  {
    path: "/events",
    texts: ["View Details"],
    inOrder: ["Devtherapy Events", "All Events", "Upcoming", "Past Events"],
  },
  { path: "/events/gamejam-2025-tsu", texts: ["Past", "Featured", "About This Event", "Event Details"] },
  {
    path: "/quizzes",
    texts: ["Easy", "Medium", "Hard", "Take Quiz", "4 questions", "~4 min", "Episode"],
    inOrder: ["Devtherapy Quizzes", "Take Quiz"],
    lists: { "main [aria-label='Categories'] button[aria-pressed]": categories },
  },
  { path: "/quizzes?category=zzzzzz", texts: ["No quizzes found", "Show All Quizzes"] },
  { path: "/memes", texts: ["Images", "Videos", "Showing "] },
  { path: "/gamejam-2025-gallery", texts: ["Game Jam", "Images", "Videos", "Showing "] },
  {
    path: "/wrapped",
    texts: ["Back to Home", "Share", "Start Listening"],
    inOrder: [
      `Dev Wrapped ${new Date().getFullYear()}`,
      "You debugged. You listened. You thrived.",
      "Your Dev Journey Starts Here",
    ],
  },
  {
    path: "/shop",
    texts: ["Back to Podcast"],
    counts: { "main article": 6 },
    lists: { "main article": ["45", "25", "15", "8", "20", "28"] },
  },
];

const copyright = "All rights reserved. Therapy for developers, one bug at a time.";

/** The visible text of the page, including placeholders and options of fields, without line breaks. */
function readTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll("input")].map(({ placeholder }) => placeholder);
    const choices = [...document.querySelectorAll("option")].map(({ textContent }) => textContent);
    return [document.body.innerText, ...fields, ...choices].join(" ").replaceAll(/\s+/g, " ");
  });
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { path, texts, wide = [], inOrder = [], counts = {}, lists = {} } of rows) {
      test(`${path} keeps the contract`, async ({ page }) => {
        await visit(page, path);
        const wanted = [...texts, ...inOrder, copyright, ...(width >= 1280 ? wide : [])];
        await expect
          .poll(async () => {
            const shown = await readTexts(page);
            return wanted.filter((text) => !shown.includes(text));
          }, `texts that ${path} lacks at ${width} px`)
          .toEqual([]);
        const main = await page.locator("main").innerText();
        const places = inOrder.map((text) => main.replaceAll(/\s+/g, " ").indexOf(text));
        expect.soft(places, `order of ${inOrder.join(" → ")}`).toEqual(places.toSorted((a, b) => a - b));
        for (const [selector, count] of Object.entries(counts)) {
          await expect.soft(page.locator(selector), `${path}: ${selector}`).toHaveCount(count);
        }
        for (const [selector, items] of Object.entries(lists)) {
          await expect.soft(page.locator(selector), `${path}: ${selector}`).toContainText(items);
        }
      });
    }
  });
}
