import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { showNotesSchema } from "#app/content/episode-texts.server.ts";
import { listWholeEpisodes } from "#app/content/episodes.server.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { readDescription, type VideoDescription } from "#app/tools/new/description/video-description.ts";

const known = {
  tags: ["c#", ".net", "software engineering", "game development", "ai"],
  links: [{ group: "sponsor" as const, label: "Techzy", url: "https://www.techzy.app/" }],
  presenters: [{ linkedin: "https://www.linkedin.com/in/avtuney/" }],
  guest: "Nino Test",
};

const read = (paste: string) => readDescription(paste, known);

/** The whole result as one string. */
function allOf({ chapters, links, tags, text, ...others }: VideoDescription): string {
  const said = [...chapters.map(({ label }) => label), ...links.flatMap(({ label, url }) => [label, url]), ...tags];
  return [...said, text, ...others.leftOut, ...others.reworded, ...others.notUnderstood].join("\n").toLowerCase();
}

/** Ways to write a chapter in a description. */
const chapterForms: Record<string, (time: string, label: string) => string> = {
  plain: (time, label) => `${time} ${label}`,
  hours: (time, label) => `${"0:00:00".slice(0, Math.max(0, 7 - time.length))}${time} ${label}`,
  range: (time, label) => `${time} - 2:59:59 ${label}`,
  "range, colon": (time, label) => `${time}–2:59:59: ${label}`,
  dash: (time, label) => `${time} – ${label}`,
  brackets: (time, label) => `[${time}] ${label}`,
  parentheses: (time, label) => `(${time}) - ${label}`,
  "bullet, colon": (time, label) => `- ${time}: ${label}`,
  number: (time, label) => `12. ${time} | ${label}`,
  "Georgian quotes": (time, label) => `„${time}“ ${label}`,
  emoji: (time, label) => `⏱️ ${time} ${label}`,
  tab: (time, label) => `\u200B${time}\t${label}\uFEFF`,
};

describe("reads the chapters of all episodes in every form", () => {
  const withChapters = listWholeEpisodes().filter(({ chapters }) => chapters.length > 1);
  test.each(Object.entries(chapterForms))("%s", (_name, write) => {
    for (const { chapters, notes } of withChapters) {
      const lines = chapters.map(({ seconds, label }) => write(formatTimestamp(seconds), label));
      const found = read(`${notes}\r\n\r\nთაიმკოდები:\r\n${lines.join("\r\n")}\r\n\r\nგელოდებით 21:00-ზე!`);
      expect(found.chapters).toEqual(chapters);
      expect(found.text).toContain("გელოდებით 21:00-ზე!");
      for (const word of notes.match(/\p{L}+/gu) ?? []) expect(allOf(found)).toContain(word.toLowerCase());
      expect(showNotesSchema.safeParse(found.text).error).toBeUndefined();
    }
  });
});

test("accepts chapters that begin like a time of day", () => {
  const labels = ["PM-ის როლი", "amazon", "საათების ქარხანა", "ისტორია", "ზედა ზღვარი"];
  expect(
    read(labels.map((label, place) => `${place}:00-${label}`).join("\n")).chapters.map(({ label }) => label),
  ).toEqual(labels);
});

test("reports the end times of chapters as reworded, because an episode's file has no field for them", () => {
  expect(read("0:00 – 5:10 ერთი\n[5:10-1:02:03] ორი\n1:02:03 სამი").reworded).toEqual([
    "ends of chapters: 5:10, 1:02:03",
  ]);
});

test("leaves times of day in the text", () => {
  const text = "პრემიერა 21:00 საათზე იქნება.\n21:00-ზე ჩავერთოთ\n\nგელოდებით 19:30";
  expect(read(text)).toMatchObject({ chapters: [], text, notUnderstood: [] });
  for (const line of ["21:00 საათზე გელოდებით", "21:00 სთ-ზე ვიწყებთ"])
    expect(read(line)).toMatchObject({ chapters: [], text: line, notUnderstood: [] });
});

test("keeps chapters that run backwards, repeat or start after the end", () => {
  const { chapters } = read("0:00 ერთი\n5:00 ორი\n5:00 სამი\n4:00 ოთხი\n1:30:00 ხუთი");
  expect(chapters.map(({ seconds }) => seconds)).toEqual([0, 300, 300, 240, 5400]);
});

test("lists lines that look like chapters but cannot be read", () => {
  const odd = ["ვიდეო 3:22 წუთზე", "0:10შესავალი", "1.0:00 ბ", "1:5 ბოლო"];
  expect(read(["0:00 ა", ...odd].join("\n"))).toMatchObject({
    chapters: [{ seconds: 0, label: "ა" }],
    notUnderstood: odd,
  });
  const notRising = ["კარიერა 5:10", "შესავალი 0:00"];
  expect(read(notRising.join("\n"))).toMatchObject({ chapters: [], text: "", notUnderstood: notRising });
});

test("lists lines between chapters, which would leave their place as text", () => {
  expect(read("ტექსტი.\n0:00 ა\n(Go, C#)\n---\n5:00 ბ\nსტუმარი:\n9:00 გ\nმადლობა")).toMatchObject({
    text: "ტექსტი.\nმადლობა",
    notUnderstood: ["(Go, C#)"],
    reworded: ["სტუმარი:", "---"],
  });
});

test("lists chapters whose times have other units", () => {
  const odd = ["30.00 – რჩევები", "35’10” კითხვა", "1 სთ 05 წთ – Azure", "75 წთ ბოლო", "1h20m end"];
  expect(read(["0:00 ა", ...odd, "2 კვირაში", "3 million"].join("\n"))).toMatchObject({
    text: "2 კვირაში\n3 million",
    notUnderstood: odd,
  });
});

test("removes Markdown", () => {
  const found = read(
    "## თემები\n**Go**-ს მოდული, 2**3\n\n[0:00](https://youtu.be/AAAAAAAAAAA?t=0) ა\n- **[5:10](https://www.youtube.com/watch?v=AAAAAAAAAAA&t=310s)** ბ",
  );
  expect(found).toMatchObject({
    text: "თემები\nGo-ს მოდული, 2**3",
    chapters: [
      { seconds: 0, label: "ა" },
      { seconds: 310, label: "ბ" },
    ],
  });
});

test("drops the text of YouTube's own page and lists links that YouTube truncated", () => {
  const found = read(`1,234 views  Premiered Mar 3, 2025  Devtherapy
ტექსტი აქ იწყება.
LinkedIn:   / nino-test
Clean Code: https://github.com/nino-test/very-long-repo-na…
მეტი: github.com/nino-test/very-lo...
...more
Show less`);
  expect(found.text).toBe("ტექსტი აქ იწყება.");
  expect(found.leftOut).toEqual(["1,234 views Premiered Mar 3, 2025 Devtherapy", "...more", "Show less"]);
  expect(found.links).toEqual([]);
  expect(found.notUnderstood).toEqual([
    "LinkedIn: / nino-test",
    "Clean Code: https://github.com/nino-test/very-long-repo-na…",
    "მეტი: https://github.com/nino-test/very-lo...",
  ]);
});

test("groups links, with labels and without tracking parameters", () => {
  const { links, leftOut, reworded, text } = read(`https://bsky.app/profile/nino-test.bsky.social
ეპიზოდის სპონსორი: Bug Farm – https://bugfarm.example/?utm_source=yt&plan=2
Techzy www.techzy.app

სტუმარი:
LinkedIn: https://www.linkedin.com/in/nino-test/?originalSubdomain=ge
GitHub – https://github.com/nino-test
https://x.com/nino_test

რესურსები:
Clean Code
https://a.co/d/hXvUQTN
Simplicity Matters: https://youtu.be/rI8tNMsozo0?si=abc

მოგვისმინეთ:
Spotify: https://tinyurl.com/devtherapy-spotify | Deezer: https://tinyurl.com/devtherapy-deezer
ავთო X-ზე: https://x.com/AVTUNEY_
დისკორდი: discord.gg/devtherapy

მეტი https://example.com/a?si=1 აქ წერია.`);
  expect(links).toEqual([
    { group: "guest", label: "Nino Test Bluesky-ზე", url: "https://bsky.app/profile/nino-test.bsky.social" },
    { group: "sponsor", label: "ეპიზოდის სპონსორი: Bug Farm", url: "https://bugfarm.example/?plan=2" },
    { group: "sponsor", label: "Techzy", url: "https://www.techzy.app/" },
    { group: "guest", label: "Nino Test LinkedIn-ზე", url: "https://www.linkedin.com/in/nino-test/" },
    { group: "guest", label: "Nino Test GitHub-ზე", url: "https://github.com/nino-test" },
    { group: "guest", label: "Nino Test X-ზე", url: "https://x.com/nino_test" },
    { group: "resource", label: "Clean Code", url: "https://a.co/d/hXvUQTN" },
    { group: "resource", label: "Simplicity Matters", url: "https://youtu.be/rI8tNMsozo0" },
  ]);
  expect(reworded).toEqual(["სტუმარი:", "რესურსები:", "მოგვისმინეთ:"]);
  expect(leftOut).toEqual([
    "Spotify: https://tinyurl.com/devtherapy-spotify | Deezer: https://tinyurl.com/devtherapy-deezer",
    "ავთო X-ზე: https://x.com/AVTUNEY_",
    "დისკორდი: https://discord.gg/devtherapy",
  ]);
  expect(text).toBe("მეტი https://example.com/a აქ წერია.");
});

test.each([
  "https://www.youtube.com/redirect?event=video_description&redir_token=x&q=https%3A%2F%2Fgo.dev%2Fdoc%2F&v=AAAAAAAAAAA",
  "https://www.google.com/url?q=https://go.dev/doc/&sa=D&ust=1",
  "https://l.facebook.com/l.php?u=https%3A%2F%2Fgo.dev%2Fdoc%2F%3Ffbclid%3D1&h=x",
  "https://eur03.safelinks.protection.outlook.com/?url=http%3A%2F%2Fgo.dev%2Fdoc%2F&data=05",
  "https://go.dev/doc/?mibextid=x&trk=public_profile",
])("follows redirects and removes tracking: %s", (url) => {
  expect(read(`წიგნი: ${url}`).links).toEqual([{ group: "resource", label: "წიგნი", url: "https://go.dev/doc/" }]);
});

test("lists the link labels that the import reworded", () => {
  const sponsor = "სპონსორი – ჩვენი მეგობრები: https://www.techzy.app";
  const found = read(`${sponsor}\n\nწიგნი: https://a.co/d/1\n\nდანართი: https://a.co/d/1`);
  expect(found.links.map(({ label }) => label)).toEqual(["Techzy", "წიგნი"]);
  expect(found).toMatchObject({ leftOut: [], reworded: [sponsor, "დანართი: https://a.co/d/1"] });
  expect(read("ბმული: https://nino@evil.example/").notUnderstood).toEqual(["ბმული: https://nino@evil.example/"]);
});

test("lists at most eight tags, known tags first, spelled as in other episodes", () => {
  expect(
    read("#devtherapy #SoftwareEngineering #csharp #DotNet #გეიმდევი #gameDevelopment #GraphicsEngineer"),
  ).toMatchObject({
    tags: ["software engineering", "c#", ".net", "game development", "გეიმდევი", "graphics engineer"],
    leftOut: ["#devtherapy"],
  });
  const many = read("#a1 #b1 #c1 #d1 #e1 #f1 #g1 #h1 #AI");
  expect(many.tags).toEqual(["ai", "a1", "b1", "c1", "d1", "e1", "f1", "g1"]);
  expect(many.leftOut).toEqual(["#h1 (an episode has at most 8 tags)"]);
});

test("never throws and never loses a letter", () => {
  const odd = "0:00|1:02:03 |https://|https://x.ge/|#|„|(|\t|\r|\u200D|\uD800|👩‍💻|: |-|\n|ა|b".split("|");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(fc.constantFrom(...odd)).map((some) => some.join("")),
      ),
      (paste) => {
        const out = allOf(read(paste));
        for (const letter of paste.match(/[ა-ჰa-z]/g) ?? []) expect(out).toContain(letter);
      },
    ),
    { numRuns: 500 },
  );
});
