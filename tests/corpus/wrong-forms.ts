/** One word, one spelling: the word list of data/README.md as patterns. Pure functions, no files. */

type WrongForm = {
  pattern: RegExp;
  right: string;
  /** Files in which the form is meant: a pun. */
  exceptIn?: RegExp;
};

export const wrongForms: readonly WrongForm[] = [
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
  { pattern: /\d %/u, right: "50%, გამოტოვების გარეშე" },
  { pattern: /[ა-ჰ] - [ა-ჰ]/u, right: "ტირე ( – )" },
  { pattern: /„[^“"\n]*”/u, right: "ბრჭყალები „…“" },
];

/** What is wrong in a file, one line each: file and line, the words, the right form. Names are in Latin letters. */
export function findWrongForms(file: string, source: string, names: readonly string[]): string[] {
  const forms = [...wrongForms, ...names.map(declined)].filter(({ exceptIn }) => !exceptIn?.test(file));
  return source.split("\n").flatMap((line, index) =>
    forms.flatMap(({ pattern, right }) => {
      const found = pattern.exec(line);
      return found ? [`${file}:${index + 1}: „${wordsAround(line, found)}“ → ${right}`] : [];
    }),
  );
}

/** A person's Latin name with a Georgian ending: in prose people are written in Georgian letters. */
function declined(name: string): WrongForm {
  return { pattern: new RegExp(`${name}-[ა-ჰ]`, "u"), right: `${name} ქართული ასოებით` };
}

function wordsAround(line: string, { index, 0: { length } }: RegExpExecArray): string {
  const start = line.lastIndexOf(" ", index) + 1;
  const end = line.indexOf(" ", index + length);
  return line.slice(start, end === -1 ? undefined : end);
}
