import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";

import { Mistake } from "./ask.ts";

/** A file to be written: new, a copy of another one, or a list that is there and gets longer. */
export type NewFile = { path: string } & ({ text: string; isLonger?: boolean } | { copyOf: string });

/** Writes all files or none, and over none that is there. */
export function writeFiles(files: readonly NewFile[]): void {
  const isNew = (file: NewFile) => !("isLonger" in file && file.isLonger);
  for (const { path } of files.filter(isNew))
    if (existsSync(path)) throw new Mistake(`${path} is there already: nothing was written.`);
  const written: string[] = [];
  try {
    // Lists last: until then everything can be taken back.
    for (const file of files.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a)))) {
      if (isNew(file)) written.push(file.path);
      writeOne(file);
    }
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    throw error;
  }
}

function writeOne(file: NewFile): void {
  if ("copyOf" in file) return copyFileSync(file.copyOf, file.path);
  if (!file.isLonger) return writeFileSync(file.path, file.text, { flag: "wx" });
  writeFileSync(`${file.path}.new`, file.text);
  renameSync(`${file.path}.new`, file.path);
}
