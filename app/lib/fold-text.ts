/**
 * One skeleton for all ways of writing a word: "არჩილ", "ᲐᲠᲩᲘᲚ", "archil", "arčil" and "arCil" (its keys) fold to "arcil",
 * "react" and "რეაცტ" (its keys on the wrong layout) to "react". Skeletons are for comparing, never for showing.
 *
 * A letter's skeleton is what all its ways of writing share. Beside each letter stand the national system (2002), the
 * scholarly ones (ALA-LC, Caucasiology), what people write in chats, and its key on the Georgian QWERTY layout, where
 * capitals are keys of their own. Apostrophes and marks tell pairs apart (კ k', ქ k) that casual Latin does not.
 */
const letters: Readonly<Record<string, string>> = {
  ა: "a", // a
  ბ: "b", // b
  გ: "g", // g
  დ: "d", // d
  ე: "e", // e
  ვ: "v", // v
  ზ: "z", // z
  თ: "t", // t, tʻ; key T
  ი: "i", // i
  კ: "k", // k', ḳ
  ლ: "l", // l
  მ: "m", // m
  ნ: "n", // n
  ო: "o", // o
  პ: "p", // p', ṗ
  ჟ: "j", // zh, ž; key J
  რ: "r", // r
  ს: "s", // s
  ტ: "t", // t', ṭ
  უ: "u", // u
  ფ: "p", // p, pʻ; in chats and as a key f
  ქ: "k", // k, kʻ; in chats and as a key q
  ღ: "r", // gh, ġ, ɣ; key R
  ყ: "k", // q', q; in chats and as a key y
  შ: "s", // sh, š; key S
  ჩ: "c", // ch, č; key C
  ც: "c", // ts, c; key c
  ძ: "z", // dz, ż, ʒ; key Z
  წ: "c", // ts', c; in chats and as a key w
  ჭ: "c", // ch', č̣, tch; key W
  ხ: "h", // kh, x; in chats also h
  ჯ: "j", // j, ǯ, dj
  ჰ: "h", // h
  f: "p",
  q: "k",
  w: "c",
  x: "h",
  y: "k",
  ɣ: "r",
  γ: "r",
  ʒ: "z",
};

/** Letters that a mark makes another one: ž is ჟ, ǯ is ჯ, ġ is ღ. */
const marked: Readonly<Record<string, string>> = { "z\u030C": "j", "ʒ\u030C": "j", "g\u0307": "r", "g\u0304": "r" };

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

/** Case endings that are joined to foreign words by a hyphen ("Kubernetes-ის", "GPU-სა", "AI-m"), as skeletons. */
const ending =
  /^(eb)?(i|is|isa|s|sa|m|ma|it|ita|ad|ze|si|tan|dan|idan|mde|amde|sac|isac|istan|stan|isgan|sgan|isken|sken|istvis|stvis)c?$/;

const pieces = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’‘ʼʻ`´]*[+#]*/gu;

/** A word of a text: its skeleton, and where it stands in the text. */
export type FoldedWord = { skeleton: string; start: number; end: number };

/** The words of a text, folded, without joined case endings. Takes time in proportion to the text's length. */
export function foldWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  let joinedAt = -1;
  for (const { 0: piece, index: start } of text.matchAll(pieces)) {
    const end = start + piece.length;
    const skeleton = foldPiece(piece);
    const isEnding = start === joinedAt && ending.test(skeleton);
    joinedAt = /[-‑]/.test(text.charAt(end)) ? end + 1 : -1;
    if (!isEnding) words.push({ skeleton, start, end });
  }
  return words;
}

/** The skeletons of a text's words, parted by spaces. Folding again changes nothing. */
export function foldText(text: string): string {
  return foldWords(text)
    .map(({ skeleton }) => skeleton)
    .join(" ");
}

/** What the skeleton of a word that begins like this one may begin with: its last letter may join the next (t, ts). */
export function beginningsOf(skeleton: string): string[] {
  const last = skeleton.at(-1);
  const joined = Object.entries(pairs).flatMap(([pair, one]) => (pair[0] === last && one !== last ? [one] : []));
  return [skeleton, ...new Set(joined.map((one) => skeleton.slice(0, -1) + one))];
}

function foldPiece(piece: string): string {
  const plain = piece
    .toLowerCase()
    .normalize("NFD")
    .replace(/[zʒg]\p{M}/gu, (letter) => marked[letter] ?? letter)
    .replace(/[\p{M}'’‘ʼʻ`´]/gu, "");
  const folded: string[] = [];
  for (const character of plain) {
    let letter = letters[character] ?? character;
    for (;;) {
      const one = pairs[(folded.at(-1) ?? "") + letter];
      if (one === undefined) break;
      folded.pop();
      letter = one;
    }
    folded.push(letter);
  }
  return folded.join("");
}
