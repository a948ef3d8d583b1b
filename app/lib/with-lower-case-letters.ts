/** "/Episodes/%E1" → "/episodes/%E1": Latin letters of a path in lower case; percent codes stay as they are. */
export function withLowerCaseLetters(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (found) => (found.startsWith("%") ? found : found.toLowerCase()));
}
