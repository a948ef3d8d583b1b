/** Returns the `lang` attribute of a text: "ka" if it has Georgian letters, else undefined (the page's language). */
export function languageOf(text: string): "ka" | undefined {
  return /[ა-ჿ]/.test(text) ? "ka" : undefined;
}

/** Formats a count with its noun: '1 link', '3 links'. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** Pads a number to two digits: 7 → "07". */
export function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
