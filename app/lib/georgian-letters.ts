/** "ka" for a text with Georgian letters; undefined for one in the page's own language. For `lang` attributes. */
export function languageOf(text: string): "ka" | undefined {
  return /[ა-ჿ]/.test(text) ? "ka" : undefined;
}
