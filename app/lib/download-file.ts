/** Milliseconds that a browser may take to begin a download before its source is given back. */
const graceMs = 60_000;

/** Saves a file on the visitor's device. */
export function downloadFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), graceMs);
}
