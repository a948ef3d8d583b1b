/** Each Georgian letter as people write it in Latin, and the key that it is on. */
const letters: Readonly<Record<string, { latin: string; key: string }>> = {
  ა: { latin: "a", key: "a" },
  ბ: { latin: "b", key: "b" },
  გ: { latin: "g", key: "g" },
  დ: { latin: "d", key: "d" },
  ე: { latin: "e", key: "e" },
  ვ: { latin: "v", key: "v" },
  ზ: { latin: "z", key: "z" },
  თ: { latin: "t", key: "t" },
  ი: { latin: "i", key: "i" },
  კ: { latin: "k", key: "k" },
  ლ: { latin: "l", key: "l" },
  მ: { latin: "m", key: "m" },
  ნ: { latin: "n", key: "n" },
  ო: { latin: "o", key: "o" },
  პ: { latin: "p", key: "p" },
  ჟ: { latin: "zh", key: "j" },
  რ: { latin: "r", key: "r" },
  ს: { latin: "s", key: "s" },
  ტ: { latin: "t", key: "t" },
  უ: { latin: "u", key: "u" },
  ფ: { latin: "p", key: "f" },
  ქ: { latin: "k", key: "q" },
  ღ: { latin: "gh", key: "r" },
  ყ: { latin: "q", key: "y" },
  შ: { latin: "sh", key: "s" },
  ჩ: { latin: "ch", key: "c" },
  ც: { latin: "ts", key: "c" },
  ძ: { latin: "dz", key: "z" },
  წ: { latin: "ts", key: "w" },
  ჭ: { latin: "ch", key: "w" },
  ხ: { latin: "kh", key: "x" },
  ჯ: { latin: "j", key: "j" },
  ჰ: { latin: "h", key: "h" },
};

/** Georgian letters in Latin, by the national system without apostrophes: "არჩილ" → "archil". */
export function romanize(text: string): string {
  return text.replace(/[ა-ჰ]/g, (letter) => letters[letter]?.latin ?? letter);
}

/** What the same keys would have typed on a Latin layout: "წრაპპედ" → "wrapped". */
export function latinKeysOf(text: string): string {
  return text.replace(/[ა-ჰ]/g, (letter) => letters[letter]?.key ?? letter);
}
