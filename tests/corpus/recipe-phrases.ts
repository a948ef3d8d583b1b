/** The turns of phrase that made all texts sound alike. Each may stand now and then; none may become a habit. */
import type { Finding, Prose } from "./prose-figures.ts";

type Recipe = {
  name: string;
  pattern: RegExp;
  /** Places in all texts together: what was reached, and room for a text or two more. */
  atMost: number;
};

/** Characters shown on either side of what was found. */
const context = 30;

/** A regular expression whose \< and \> are the edges of a word: \b knows no Georgian letters. */
function phrase(source: string): RegExp {
  const edges = source
    .replaceAll(String.raw`\<`, String.raw`(?<![\p{L}\p{N}-])`)
    .replaceAll(String.raw`\>`, String.raw`(?![\p{L}\p{N}])`);
  return new RegExp(edges, "giu");
}

export const recipes: readonly Recipe[] = [
  {
    name: "X-ით იწყება … Y-მდე მიდის",
    atMost: 0,
    pattern: phrase(
      String.raw`\<(და)?(ი|ვი)წყებ\p{L}*\>[^.!?\n]*(\p{L}მდე\>|\<გა(ი|ვ|უ)ვლ\p{L}*|\<გადადი\p{L}*|\<გადავდი\p{L}*|\<მიდის\>|\<ადის\>|\<მთავრდება\>|\<სრულდება\>)`,
    ),
  },
  { name: "X-დან Y-მდე", atMost: 1, pattern: phrase(String.raw`\p{L}-?დან\>[^.!?\n]{0,80}\p{L}მდე\>`) },
  { name: "X კი არა, Y-ა", atMost: 2, pattern: phrase(String.raw`\<კი არა\>|\<არამედ\>`) },
  { name: "X არ არის, Y-ა", atMost: 2, pattern: phrase(String.raw`\<არ (არის|იყო)[,;:]|\<არ არის –|\<და არა\>`) },
  {
    name: "speaks of its own chapters, list or title",
    atMost: 0,
    pattern: phrase(
      String.raw`\<თავებ\p{L}*|\<ცალკე თავ\p{L}*|\<თავი (აქვს|გვაქვს|ეთმობა|დავუთმეთ)\>|\<ჩამონათვალ\p{L}*|\<სათაურ\p{L}*|\<ქრონომეტრაჟ\p{L}*|\<თაიმკოდ\p{L}*|\<ტაიმკოდ\p{L}*|\<აღწერ(ა|ის|აში)\> (წერია|ჩანს)|\<თემების სია\p{L}*`,
    ),
  },
  {
    name: "who is it for",
    atMost: 2,
    pattern: phrase(
      String.raw`\<შენი ეპიზოდი\p{L}*|\<შენთვის არის\>|\<შენთვისაა\>|\<გამოგადგებ\p{L}*|\<გამოადგებ\p{L}*|\<დაგეხმარებ\p{L}*|\<(მოგი|მოუ)სმინ\p{L}* (მაშინ|თუ)\>|\<ვისთვისაა\>|\<იმისთვის, ვი\p{L}+`,
    ),
  },
  {
    name: "X-თან … ვსაუბრობთ",
    atMost: 5,
    pattern: phrase(String.raw`თან\>[^.!?\n]{0,60}\<(ვსაუბრობთ|ვისაუბრეთ|ვესაუბრეთ|ვლაპარაკობთ|ვილაპარაკეთ)\>`),
  },
  {
    name: "a studio that no fact knows",
    atMost: 0,
    pattern: phrase(String.raw`სტუდიაში (მო|გვე|გვყავ|შემო|დაგვ)\p{L}*`),
  },
];

/** Each place where a recipe phrase stands, with the words around it. */
export function findRecipe({ pattern }: Recipe, texts: readonly Prose[]): Finding[] {
  return texts.flatMap(({ file, part, text }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      phrase: text.slice(Math.max(0, index - context), index + found.length + context).replaceAll("\n", " "),
      places: [`${file} ${part}`],
    })),
  );
}
