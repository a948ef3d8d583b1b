/** "2m 5s", or "45s" under a minute (specification, section 9). Takes whole seconds. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes}m ${seconds % 60}s` : `${seconds}s`;
}
