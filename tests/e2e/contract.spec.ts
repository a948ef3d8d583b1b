import type { Page } from "playwright/test";
import pilot from "#data/quizzes/ep1-pilot-basics.ts";
import { episodes, guests, jam, quizzes } from "./content.ts";
import { expect, test, visit, visitAt } from "./fixtures.ts";
import { busyListener, keep } from "./listening-data.ts";

/**
 * The contract with the client: texts, counts and orders that a redesign must not change. `texts` are shown on the page
 * in this exact spelling, `wide` only from 1280 px on, and `inOrder` from top to bottom. `counts` maps selectors to
 * numbers of elements, and `lists` maps selectors to the elements' texts in order.
 */
type State = {
  texts?: readonly string[];
  wide?: readonly string[];
  inOrder?: readonly string[];
  counts?: Readonly<Record<string, number>>;
  lists?: Readonly<Record<string, readonly string[]>>;
  /** Selectors of elements in document order. */
  elements?: readonly string[];
};

type Row = State & {
  path: string;
  /** The visitor's clock. */
  at?: string;
  /** The state that the visitor's browser has stored, by key. */
  stored?: Readonly<Record<string, object>>;
  /** The visitor's actions (`by`), and what the page shows after each of them. */
  steps?: readonly (State & { by: (page: Page) => Promise<unknown> })[];
};

const click = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).first().click();
const openTab = (name: string) => (page: Page) => page.getByRole("tab", { name }).click();
const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
  };

/** Answers the other questions of the pilot's quiz without waiting for the locks. */
async function finishPilot(page: Page) {
  for (const number of [2, 3, 4]) {
    await page.keyboard.press("p");
    await expect(page.getByText(`Question ${number} of 4`)).toBeVisible();
    await press("1", "Enter", "p")(page);
  }
  await page.keyboard.press("p");
}

/** Clicks Share in a browser that denies the clipboard. */
async function shareWithoutClipboard(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    document.execCommand = () => false;
  });
  await click("Share")(page);
}

const scores = Object.fromEntries(
  quizzes.map(({ id }) => [id, { score: 1, totalQuestions: 4, at: 0, best: { score: 1, totalQuestions: 4 } }]),
);

/** Tbilisi is four hours ahead of UTC all year. */
const yearInTbilisi = new Date(Date.now() + 4 * 60 * 60 * 1000).getUTCFullYear();

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
    path: "/episodes?q=linux",
    elements: [
      "main input",
      "main [aria-label='Topics']",
      "main select",
      "main button:has-text('Clear Filters')",
      "main [role=status]",
      "main article",
    ],
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
    steps: [
      { by: click("Share"), texts: ["Link copied to clipboard!"] },
      { by: shareWithoutClipboard, texts: ["Failed to copy link"] },
    ],
  },
  {
    path: "/episodes/nobody",
    texts: ["Episode Not Found", "The episode you're looking for doesn't exist.", "Back to Episodes"],
  },
  {
    path: "/guests",
    texts: ["Back to Podcast", "Search guests by name, company, or expertise...", "View Profile"],
    inOrder: ["Meet the Minds Behind the Mic"],
    steps: [
      {
        by: press("Control+Shift+D"),
        texts: ["You just unlocked Dev Mode", "Go listen to another episode.", "Take me there"],
      },
    ],
  },
  { path: "/guests?q=zzzzzz", texts: ['No guests found matching "zzzzzz"'] },
  { path: `/guests/${guest?.id}`, texts: [`About ${guest?.name.split(" ")[0]}`, "LinkedIn"] },
  { path: "/guests/nobody", texts: ["Guest Not Found", "Back to Guests"] },
  {
    path: "/events",
    texts: ["View Details"],
    inOrder: ["Devtherapy Events", "All Events", "Upcoming", "Past Events"],
    steps: [
      {
        by: press("Control+k"),
        texts: [
          "Type a command or search...",
          `Listen to Episode: ${episodes[0]?.title}`,
          `View Guest: ${guests[0]?.name}`,
        ],
        counts: {
          "[role=dialog] [cmdk-group]:nth-child(3) [role=option]": episodes.length,
          "[role=dialog] [cmdk-group]:nth-child(4) [role=option]": guests.length,
          "role=dialog >> role=button[name='Close']": 1,
        },
        lists: {
          "[role=dialog] [cmdk-group-heading]": ["Commands", "Navigation", "Episodes", "Guests"],
          "[role=dialog] [cmdk-group]:first-child [role=option]:nth-child(-n + 7)": [
            "Subscribe on YouTube",
            "Go to Home",
            "Listen to Latest Episode",
            "View All Guests",
            "Check out our Events",
            "Laugh on Meme Gallery",
            "View Dev Wrapped",
          ],
        },
      },
      { by: (page) => page.keyboard.insertText("zzzzzz"), texts: ["No results found."] },
    ],
  },
  {
    path: "/events?filter=upcoming",
    at: "2100-01-01T10:00:00Z",
    texts: ["No events found for the selected filter."],
  },
  { path: "/events/nothing", texts: ["Event Not Found", "Back to Events"] },
  { path: "/events/gamejam-2025-tsu", texts: ["Past", "Featured", "About This Event", "Event Details"] },
  {
    path: "/quizzes",
    texts: ["Easy", "Medium", "Hard", "Take Quiz", "4 questions", "~4 min", "Episode"],
    inOrder: ["Devtherapy Quizzes", "Take Quiz"],
    lists: { "main [aria-label='Categories'] button[aria-pressed]": categories },
  },
  {
    path: "/quizzes?taken=no",
    stored: { "devtherapy-quiz-scores": { scores } },
    texts: ["No quizzes found", "Show All Quizzes"],
  },
  {
    path: `/quizzes/${pilot.id}`,
    texts: [pilot.title, "4 questions", "~3 min"],
    steps: [
      {
        by: click("Take Quiz"),
        texts: ["Question 1 of 4", "Score: 0", "Next Question"],
        counts: {
          "role=dialog >> role=progressbar": 1,
          "[role=dialog] [type=radio]:enabled": 4,
          "[role=dialog] button:disabled:has-text('Next Question')": 1,
          "role=dialog >> role=button[name='Close']": 1,
        },
      },
      {
        by: press("1", "Enter", "p"),
        texts: [pilot.questions[0]?.explanation ?? ""],
        counts: { "[role=dialog] [type=radio]:disabled": 4 },
      },
      {
        by: finishPilot,
        texts: ["Quiz Complete!", "/4", "%", "Time", "Recommended Episode"],
        counts: { "[role=dialog] a[target=_blank]:has-text('Listen Now')": 1 },
        lists: {
          "[role=dialog] button:text-matches('Retry|Share|Back')": ["Retry", "📸 Share Results", "Back to Quizzes"],
        },
      },
    ],
  },
  {
    path: "/gamejam-2025",
    at: "2025-07-03T08:50:00Z",
    counts: { "main header [role=timer]": 1, [`main header a[href^='${jam.registration.url}']`]: 1 },
    lists: { "main [role=tab]": ["წესები", "კითხვები", "სად", "რეგისტრაცია"] },
    steps: [
      { by: openTab("კითხვები"), counts: { "[role=tabpanel] details": 5 } },
      { by: openTab("სად"), texts: [jam.location.address], counts: { "[role=tabpanel] iframe": 1 } },
      {
        by: openTab("რეგისტრაცია"),
        texts: [jam.prizeFund.recipient],
        counts: { [`[role=tabpanel] a[href^='${jam.registration.url}']`]: 1, "[role=tabpanel] [role=timer]": 1 },
      },
    ],
  },
  { path: "/memes", texts: ["Images", "Videos", "Showing "] },
  { path: "/gamejam-2025-gallery", texts: ["Game Jam", "Images", "Videos", "Showing "] },
  {
    path: "/wrapped",
    texts: ["Back to Home", "Share", "Start Listening"],
    inOrder: [
      `Dev Wrapped ${yearInTbilisi}`,
      "You debugged. You listened. You thrived.",
      "Your Dev Journey Starts Here",
    ],
  },
  {
    path: "/wrapped",
    stored: { "devtherapy-analytics": { episodeStats: busyListener, lastActiveDate: null } },
    inOrder: [
      "Favorite Episode",
      "Replay Episode",
      "Continue Your Devtherapy Journey",
      "Browse Episodes",
      "Meet Our Guests",
    ],
    counts: {
      "main dl:has(dt:has-text('Play Sessions')) > div": 4,
      "main section:has(h2:has-text('Top Topics')) li": 3,
    },
    lists: {
      "main dl:has(dt:has-text('Play Sessions')) dt": [
        "Episodes Completed",
        "Play Sessions",
        "Top Guest",
        "Active Days",
      ],
      "main section:has(h2:has-text('Achievements')) li": ["Serial Listener", "Power Player", "AI Enthusiast"],
    },
    steps: [{ by: click("Share"), texts: ["Dev Wrapped stats copied to clipboard!"] }],
  },
  {
    path: "/shop",
    texts: ["Back to Podcast"],
    counts: { "main article": 6 },
    lists: { "main article": ["45", "25", "15", "8", "20", "28"] },
    steps: [
      {
        by: click("Add to cart: Devtherapy Hoodie"),
        texts: ["Order Summary", "Complete Order", "Coming soon – real dev gear, real soon."],
        counts: {
          "role=button[name='Remove one Devtherapy Hoodie']": 1,
          "role=button[name='Add one Devtherapy Hoodie']": 1,
        },
      },
    ],
  },
  { path: "/no-such-page", texts: ["Oops! Page not found", "Return to Home"] },
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

async function expectState(page: Page, state: State, isWide: boolean): Promise<void> {
  const { texts = [], wide = [], inOrder = [], counts = {}, lists = {}, elements = [] } = state;
  const wanted = [...texts, ...inOrder, ...(isWide ? wide : [])];
  await expect
    .poll(async () => {
      const shown = await readTexts(page);
      return wanted.filter((text) => !shown.includes(text));
    }, "missing texts")
    .toEqual([]);
  const main = inOrder.length > 0 ? await page.locator("main").innerText() : "";
  const places = inOrder.map((text) => main.replaceAll(/\s+/g, " ").indexOf(text));
  expect.soft(places, `order of ${inOrder.join(" → ")}`).toEqual(places.toSorted((a, b) => a - b));
  for (const [selector, count] of Object.entries(counts)) {
    await expect.soft(page.locator(selector), selector).toHaveCount(count);
  }
  for (const [selector, items] of Object.entries(lists)) {
    await expect.soft(page.locator(selector), selector).toContainText(items);
  }
  const indexes: number[] = [];
  for (const selector of elements) {
    const element = page.locator(selector).first();
    indexes.push(await element.evaluate((one) => [...document.querySelectorAll("*")].indexOf(one)));
  }
  expect.soft(indexes, `order of ${elements.join(" → ")}`).toEqual(indexes.toSorted((a, b) => a - b));
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      permissions: ["clipboard-read", "clipboard-write"],
      expectedMessages: /openstreetmap\.org|404 \(Not Found\)/,
    });

    for (const { path, at, stored = {}, steps = [], ...state } of rows) {
      const who = Object.keys(stored).length > 0 ? " with stored data" : "";
      test(`${path}${who} keeps the contract`, async ({ page }) => {
        await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
        for (const [name, value] of Object.entries(stored)) await keep(page, name, value);
        await (at ? visitAt(page, at, path) : visit(page, path));
        const isWide = width >= 1280;
        await expectState(page, { ...state, texts: [...(state.texts ?? []), copyright] }, isWide);
        for (const { by, ...next } of steps) {
          await by(page);
          await expectState(page, next, isWide);
        }
      });
    }
  });
}
