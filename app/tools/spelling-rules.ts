import type { Finding } from "#app/content/content-error.server.ts";

/** Preferred spellings: wrong forms of words and their corrections. */

type WrongForm = {
  pattern: RegExp;
  right: string;
  /** Files that use the form on purpose, such as for a pun. */
  exceptIn?: RegExp;
  /** Chapter labels and episode titles may contain the wrong form as a quotation. */
  mayBeQuoted?: true;
};

const wrongForms: readonly WrongForm[] = [
  { pattern: /ქომუნით/u, right: "კომუნითი" },
  { pattern: /(?<!\p{L})მემ(ი|ს|ებ)/u, right: "მიმი" },
  { pattern: /იმპოსტორ/u, right: "იმპოსტერი" },
  { pattern: /თიმ-?ლიდ/u, right: "ტიმლიდი" },
  { pattern: /ბე[ქკ]აპ|ბეკაფ/u, right: "ბექაფი" },
  { pattern: /გეიმ[ -]ჯემ|Game ?Jam(?! 2025)[ -][ა-ჰ]/iu, right: "გეიმჯემი (ჩვენი: Game Jam 2025)" },
  { pattern: /ბირთვ\p{L}* (კოდ|ფენ|სივრც|დრაივერ|შეტყობინ|თვალ|მოდულ)/u, right: "კერნელი (ბირთვი CPU-სია)" },
  { pattern: /ფანქტორ/u, right: "ფუნქტორი" },
  { pattern: /ფუნქციონალურ/u, right: "ფუნქციური" },
  { pattern: /ლატენსი|ლატენტურ|ლეიტენს|latency[ -][ა-ჰ]/iu, right: "ლატენტობა" },
  { pattern: /არც[ -]ერთ(?!\p{L}*(,| და) არც)/u, right: "არცერთი" },
  { pattern: /კოდ(ის|-)? ?რევიუ(?<!კოდრევიუ)|code[ -]?review[ -][ა-ჰ]/iu, right: "კოდრევიუ" },
  { pattern: /გრაფიკულ\p{L}* ინჟინ/u, right: "გრაფიკის ინჟინერი" },
  { pattern: /ტექსტეკ/u, right: "ტექ-სტეკი" },
  { pattern: /შიგნეულ/u, right: "შიგთავსი" },
  { pattern: /Shenzhen-[ა-ჰ]/u, right: "შენჯენი" },
  { pattern: /დამოკიდებულებებ/u, right: "dependency-ები, პაკეტები", exceptIn: /memes\.ts$/ },
  { pattern: /([A-Za-z]y|AI|API|\bCI|\bUI|[CG]PU)-ი(ს|თ|დან)/u, right: "ხმოვნის მერე -ს, -თ, -დან (Unity-ს, AI-თ)" },
  { pattern: /\d %/u, right: "50%, გამოტოვების გარეშე", exceptIn: /ninety-nine-and-back/ },
  { pattern: /[ა-ჰ] [-\u2014] [ა-ჰ]/u, right: "ტირე ( – )" },
  { pattern: /„[^“\n]*?["\u201D]/u, right: "ბრჭყალები „…“" },
  { pattern: /(?<!\p{L})ლოქ(ი|ს|მა|ზე|ში|ით|ად|ებ)/u, right: "ლოკი" },
  { pattern: /(?<!\p{L})ძრავ(ი|ია|მა)(?!\p{L})/u, right: "ძრავა" },
  { pattern: /(?<![\w.-])kernel-[ა-ჰ]/iu, right: "კერნელი", mayBeQuoted: true },
  {
    pattern: /(?<!\p{L})ფიჩ(ა|ას|ით|ის|ად|ები?|ებ(ს|ის|ით|ად|მა|ზე|ში|თან))(?!\p{L})/u,
    right: "ფიჩერი",
    mayBeQuoted: true,
  },
  { pattern: /მემკვიდრეობითობ/u, right: "მემკვიდრეობა" },
  { pattern: /გამტარუნარიანობ/u, right: "გამტარობა" },
  { pattern: /(?<![\w.-])cookies?-[ა-ჰ]/iu, right: "ქუქი" },
  { pattern: /ტექ[ -]ლიდ/u, right: "ტექლიდი" },
  { pattern: /feedback-[ა-ჰ]/iu, right: "ფიდბექი", mayBeQuoted: true },
  { pattern: /(?<!\p{L})თეგ(ი|ს|მა|ზე|ით|ად|ებ)/u, right: "ტეგი", mayBeQuoted: true },
  { pattern: /(?<!\p{L})პოდ(ი|ს|ის|მა|ზე|ში|ით|თან|ებ\p{L}*)(?!\p{L})/u, right: "Pod", mayBeQuoted: true },
  { pattern: /კაპიუშონ/u, right: "კაპიშონი" },
  {
    pattern: /(?<!\p{L})(ანტი)?ჩით(ი|ს|ის|მა|ზე|ით|ად|ებ|ერ)/u,
    right: "ჩეთი, ანტიჩეთი (ჩითი ქსოვილია)",
    mayBeQuoted: true,
  },
  { pattern: /შკალ/u, right: "სკალა", mayBeQuoted: true },
  { pattern: /გარჩევადობ/u, right: "რეზოლუცია" },
  { pattern: /impost[eo]r[ -]([ა-ჰ]|syndrome[ -][ა-ჰ])|თვითმარქვი/iu, right: "იმპოსტერის სინდრომი", mayBeQuoted: true },
  { pattern: /ray-(tracing|casting)/iu, right: "ray tracing, ray casting", mayBeQuoted: true },
  { pattern: /(?<!\p{L})მი[თტ]ინგ/u, right: "შეხვედრა", mayBeQuoted: true },
];

/** Finds the wrong forms in a file's source. `names` are in Latin letters. */
export function findWrongForms(file: string, source: string, names: readonly string[]): Finding[] {
  const wanted = [...wrongForms, ...names.map(declined)].filter(({ exceptIn }) => !exceptIn?.test(file));
  return source.split("\n").flatMap((line, index) => {
    const isQuoted = /^\s*((\d{1,2}:)?\d{1,2}:\d\d\s)/.test(line) || (/episodes/.test(file) && /^\s*title:/.test(line));
    return wanted.flatMap(({ pattern, right, mayBeQuoted }) => {
      const found = isQuoted && mayBeQuoted ? null : pattern.exec(line);
      const reason = found && `„${wordsAround(line, found)}“ → ${right}`;
      return reason ? [{ file, field: "(the spelling)", reason, line: index + 1 }] : [];
    });
  });
}

/** Full names without nicknames. Skips single names, which may be ordinary words. */
export function fullNamesAmong(names: readonly string[]): string[] {
  return names.map((name) => name.replace(/ \(.*/, "")).filter((name) => name.includes(" "));
}

/** Returns a rule against a Latin name with a Georgian ending: texts write people's names in Georgian letters. */
function declined(name: string): WrongForm {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return { pattern: new RegExp(`${escaped}-[ა-ჰ]`, "u"), right: `${name} ქართული ასოებით` };
}

function wordsAround(line: string, { index, 0: { length } }: RegExpExecArray): string {
  const start = line.lastIndexOf(" ", index) + 1;
  const end = line.indexOf(" ", index + length);
  return line.slice(start, end === -1 ? undefined : end);
}
