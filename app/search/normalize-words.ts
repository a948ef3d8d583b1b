import { romanize } from "#app/lib/romanize.ts";

/**
 * All ways of writing a word have one normalized form, its key: Archil's name in Georgian letters, in Georgian capitals, as
 * "archil", with a mark on its c, or as "arCil" (what the Georgian QWERTY layout's keystrokes are in Latin) becomes "arcil";
 * "react" and its keystrokes on that layout become "react". A key is for comparing, never for showing.
 *
 * Georgian letters are written in Latin by the national system (2002) first. The tables say which other ways mean the same:
 * those of chats, and keystrokes of the Georgian layout, where capitals are letters of their own. The scholarly systems
 * (ALA-LC, Caucasiology) differ from these by marks. Marks and apostrophes tell pairs apart (k' and k) that casual Latin
 * does not, so they are left out but for those that make another letter. Invisible characters (Cf) come with copied text.
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

/** Letters that a mark makes another one: z and ezh with a caron (zh, j), g with a dot or a line above (gh). */
const marked: Readonly<Record<string, string>> = {
  "z\u030C": "j",
  "\u0292\u030C": "j",
  "g\u0307": "r",
  "g\u0304": "r",
};

/**
 * Two letters that stand for one. Wherever two pairs overlap, either way of joining ends the same (tsh: c, dzh: j,
 * tch: c): so a text cannot come out differently from its transliteration.
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

/** Case endings that are joined to foreign words by a hyphen ("Kubernetes-ის", "GPU-სა", "AI-m"), normalized. */
const ending =
  /^(eb)?(i|is|isa|s|sa|m|ma|it|ita|ad|ze|si|tan|dan|idan|mde|amde|sac|isac|istan|stan|isgan|sgan|isken|sken|istvis|stvis)c?$/;

const pieces = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}'\u2019\u2018\u02BC\u02BB`\u00B4]*[+#]*/gu;

/** A word of a text: its normalized form, and where it stands in the text. */
type NormalizedWord = { key: string; start: number; end: number };

/** The words of a text, normalized, without joined case endings. Takes time in proportion to the text's length. */
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

/** The keys of a text's words. */
export function keysOf(text: string): string[] {
  return normalizeWords(text).map(({ key }) => key);
}

/** The same in one text, split by spaces. Normalizing again changes nothing. */
export function normalizeText(text: string): string {
  return keysOf(text).join(" ");
}

/** What the key of a word that begins like this one may begin with: its last letter may join the next (t, ts). */
export function beginningsOf(key: string): string[] {
  const last = key.at(-1);
  const joined = Object.entries(pairs).flatMap(([pair, one]) => (pair[0] === last && one !== last ? [one] : []));
  return [key, ...new Set(joined.map((one) => key.slice(0, -1) + one))];
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
