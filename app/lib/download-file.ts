/** Delay before the object URL is revoked. Browsers may start a download late. */
const graceMs = 60_000;

export function downloadFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), graceMs);
}
