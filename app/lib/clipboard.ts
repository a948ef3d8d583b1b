/** Copies text. Resolves to false, and never rejects, where the clipboard is missing or forbidden. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
