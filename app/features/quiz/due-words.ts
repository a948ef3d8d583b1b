/** When a card is due, seen from a day: 'today' for one that is overdue too. */
export function dueWords(due: number, today: number): string {
  const days = due - today;
  if (days <= 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
