import { romanize } from "#app/lib/romanize.ts";

/**
 * Gives all spellings of a word one normalized form, its key. Archil's name becomes "arcil" from Georgian letters,
 * Georgian capitals, "archil", "arcil" with a caron on its c, or "arCil" (the keystrokes of the Georgian QWERTY
 * layout). "react" and its keystrokes on that layout become "react". Keys are for comparison, never for display.
 *
 * First transliterates Georgian letters by the national system (2002). The tables map other spellings to that system:
 * those of chats, and keystrokes of the Georgian layout, where capitals are separate letters. The scholarly systems
 * (ALA-LC, Caucasiology) add diacritics. Diacritics and apostrophes distinguish letters (k' and k) that casual Latin
 * spelling does not, so all of them are dropped, except those that make a different key. Invisible characters (Cf),
 * which copied text can contain, are dropped too.
 */
const letters: Readonly<Record<string, string>> = {
  f: "p", // ფ in chats, and its keystroke
  q: "k", // ყ in the national system; ქ in chats, and its keystroke
  w: "c", // წ in chats, and its keystroke; with Shift that of ჭ
  x: "h", // ხ in chats, and its keystroke
  y: "k", // ყ in chats, and its keystroke
  "\u0263": "r", // Caucasiology: gamma
  "\u03B3": "r", // the same, from a Greek keyboard
  "\u0292": "z", // Caucasiology: ezh
};

/** Letters that a diacritic turns into another: z and ezh with a caron (zh, j), g with a dot or a line above (gh). */
const marked: Readonly<Record<string, string>> = {
  "z\u030C": "j",
  "\u0292\u030C": "j",
  "g\u0307": "r",
  "g\u0304": "r",
};

/**
 * Digraphs that stand for one letter. Overlapping digraphs give the same key whichever is replaced first (`tsh` becomes
 * `c` by `ts` + `h` and by `t` + `sh`), so a text and its transliteration match.
 */
const pairs: Readonly<Record<string, string>> = {
  sh: "s",
  ch: "c",
  tc: "c",
  ts: "c",
  ph: "p",
  kh: "h",
  gh: "r",
  zh: "j",
  dz: "z",
  dj: "j",
};

/** Georgian case endings joined to foreign words by a hyphen ("Kubernetes-ის", "GPU-სა", "AI-m"), normalized. */
const ending =
  /^(eb)?(i|is|isa|s|sa|m|ma|it|ita|ad|ze|si|tan|dan|idan|mde|amde|sac|isac|istan|stan|isgan|sgan|isken|sken|istvis|stvis)c?$/;

const pieces = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}'\u2019\u2018\u02BC\u02BB`\u00B4]*[+#]*/gu;

/** A word's key and its range in the text. */
type NormalizedWord = { key: string; start: number; end: number };

/** Returns the normalized words of a text, without joined case endings. Runs in linear time. */
export function normalizeWords(text: string): NormalizedWord[] {
  const words: NormalizedWord[] = [];
  let joinedAt = -1;
  for (const { 0: piece, index: start } of text.matchAll(pieces)) {
    const end = start + piece.length;
    const key = normalizePiece(piece);
    const isEnding = start === joinedAt && ending.test(key);
    joinedAt = /[-\u2011]/.test(text.charAt(end)) ? end + 1 : -1;
    if (key && !isEnding) words.push({ key, start, end });
  }
  return words;
}

export function keysOf(text: string): string[] {
  return normalizeWords(text).map(({ key }) => key);
}

/** Returns the keys of a text, joined by spaces. Idempotent. */
export function normalizeText(text: string): string {
  return keysOf(text).join(" ");
}

/**
 * Returns the possible beginnings of the forms of a word, which may be unfinished. Cuts the final vowel of a long key,
 * because texts decline the word ("როტაცია", "როტაციის"). A last letter that is the first half of a digraph may join
 * the next one: "kod" also gives "koz", because "kodze" has the key "koze".
 */
export function beginningsOf(key: string): string[] {
  const stem = key.replace(/(?<=.{4})[aeiou]$/, "");
  const joined = Object.entries(pairs).filter(([pair]) => pair[0] === stem.at(-1));
  return [...new Set([stem, ...joined.map(([, letter]) => stem.slice(0, -1) + letter)])];
}

function normalizePiece(piece: string): string {
  const plain = piece
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[z\u0292g]\p{M}/gu, (letter) => marked[letter] ?? letter)
    .replace(/[^\p{L}\p{N}+#]|\p{Lm}/gu, "");
  const normalized: string[] = [];
  for (const character of romanize(plain)) {
    let letter = letters[character] ?? character;
    for (;;) {
      const one = pairs[(normalized.at(-1) ?? "") + letter];
      if (one === undefined) break;
      normalized.pop();
      letter = one;
    }
    normalized.push(letter);
  }
  return normalized.join("");
}
