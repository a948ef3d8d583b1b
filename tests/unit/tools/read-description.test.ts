import fc from "fast-check";
import { expect, test } from "vitest";
import { listEpisodesWithNotes } from "#app/content/episodes.server.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { readDescription } from "#app/tools/read-description.ts";

const known = {
  tags: ["c#", ".net", "software engineering", "game development"],
  links: [{ group: "sponsor" as const, label: "Techzy", url: "https://www.techzy.app/" }],
};

const read = (text: string) => readDescription(text, known);

test.each<[string, (time: string, label: string) => string]>([
  ["0:00 Intro", (time, label) => `${time} ${label}`],
  ["00:00:00 Intro", (time, label) => `${"00:00:00".slice(0, Math.max(0, 8 - time.length))}${time} ${label}`],
  ["0:00 - Intro", (time, label) => `${time} - ${label}`],
  ["0:00 – 2:59:59 Intro", (time, label) => `${time} – 2:59:59 ${label}`],
  ["0:00: Intro", (time, label) => `${time}: ${label}`],
])("reads the chapters of all episodes in the form %s", (_form, write) => {
  for (const { chapters } of listEpisodesWithNotes().filter((episode) => episode.chapters.length > 1)) {
    const lines = chapters.map(({ seconds, label }) => write(formatTimestamp(seconds), label));
    const found = read(`ტექსტი.\r\n\r\n${lines.join("\r\n")}\r\n\r\nგელოდებით!`);
    expect(found).toMatchObject({ chapters, text: "ტექსტი.\n\nგელოდებით!", unread: 0 });
  }
});

test("keeps lines that it does not understand in the text, and counts those that look like chapters", () => {
  const odd = ["(5:10) ფრჩხილებში", "კარიერა 6:00", "1:5 ბოლო", "თაიმკოდები:", "ბმულები https://a.ge და https://b.ge"];
  expect(read(["0:00 ა", ...odd, "9:00 ბ"].join("\n"))).toMatchObject({
    chapters: [
      { seconds: 0, label: "ა" },
      { seconds: 540, label: "ბ" },
    ],
    text: odd.join("\n"),
    unread: 3,
  });
});

test("leaves out the heading of the chapters", () => {
  expect(read("ტექსტი.\n\n⏱ თავები:\n\n0:00 ა\n9:00 ბ").text).toBe("ტექსტი.");
});

test("reads no chapter from a single line, which may be prose", () => {
  expect(read("21:00 საათზე გელოდებით")).toMatchObject({ chapters: [], text: "21:00 საათზე გელოდებით" });
});

test("groups links and their labels; removes tracking parameters and duplicates", () => {
  const { links, text } = read(`სტუმრის LinkedIn: https://www.linkedin.com/in/nino-test/?utm_source=yt
ჩვენი სპონსორი – http://www.techzy.app/
https://a.co/d/hXvUQTN?si=1&plan=2
იგივე: https://a.co/d/hXvUQTN?plan=2
ნახე https://example.com/a?fbclid=1 აქ.`);
  expect(links).toEqual([
    { group: "guest", label: "სტუმრის LinkedIn", url: "https://www.linkedin.com/in/nino-test/" },
    { group: "sponsor", label: "ჩვენი სპონსორი", url: "https://www.techzy.app/" },
    { group: "resource", label: "a.co", url: "https://a.co/d/hXvUQTN?plan=2" },
  ]);
  expect(text).toBe("იგივე: https://a.co/d/hXvUQTN?plan=2\nნახე https://example.com/a აქ.");
});

test("reads hashtags as tags, spelled as in other episodes, without the show's own", () => {
  expect(
    read("#devtherapy #SoftwareEngineering #csharp #DotNet\n#game_development #გეიმდევი #GraphicsEngineer").tags,
  ).toEqual(["software engineering", "c#", ".net", "game development", "გეიმდევი", "graphics engineer"]);
});

test("decodes HTML entities, and removes invisible characters and repeated spaces", () => {
  expect(read("Q&amp;A &lt;b&gt; &quot;x&quot; &#39;y&#x27; ა\u00A0\u00A0ბ\u200B\uFEFF").text).toBe(
    `Q&A <b> "x" 'y' ა ბ`,
  );
});

test("never throws and never loses a letter", () => {
  const odd = "0:00|1:02:03 |https://|https://x.ge/|#|&#x1F600;|&amp;|(|\t|\r|\u200D|: |-|\n|ა|b".split("|");
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...odd)).map((some) => some.join("")),
      (paste) => {
        const { chapters, links, tags, text } = read(paste);
        const content = [
          text,
          ...tags,
          ...chapters.map(({ label }) => label),
          ...links.flatMap(({ label, url }) => [label, url]),
        ];
        for (const letter of paste.match(/[აb]/g) ?? []) expect(content.join()).toContain(letter);
      },
    ),
    { numRuns: 500 },
  );
});
