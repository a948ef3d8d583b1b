import { matchWord, scores } from "#app/search/match-word.ts";

/** What the spellings of one tag share: "Game Jam", "game-jam" and "gamejam" are "gamejam". */
export function tagKey(tag: string): string {
  return tag.toLowerCase().replace(/[\s_-]/g, "");
}

/** Whether two tags look like one that was spelt in two ways: without their blanks, in the plural, or with a slip. */
export function isSpeltLike(one: string, other: string): boolean {
  const [a, b] = [tagKey(one), tagKey(other)];
  if (a === b || `${a}s` === b || a === `${b}s`) return true;
  const errors = a.length < 5 || /\d/.test(a + b) ? 0 : a.length < 9 ? 1 : 2;
  return errors > 0 && matchWord({ key: a, otherBeginnings: [], errors }, b) === scores.misspelt;
}
