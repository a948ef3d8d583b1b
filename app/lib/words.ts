/** "ka" for a text with Georgian letters; undefined for one in the page's own language. For `lang` attributes. */
export function languageOf(text: string): "ka" | undefined {
  return /[ა-ჿ]/.test(text) ? "ka" : undefined;
}

/** A number with its noun: '1 link', '3 links'. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** A count or number as covers show it: 7 → "07". */
export function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
