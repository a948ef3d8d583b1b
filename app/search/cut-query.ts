/** Characters of a query that are searched for: what is longer was pasted, and its beginning tells what is meant. */
const longestQuery = 200;

/** What is searched for of what was typed, pasted or put into an address; never with half of a character at its end. */
export function cutQuery(text: string): string {
  return text.slice(0, longestQuery).toWellFormed();
}
