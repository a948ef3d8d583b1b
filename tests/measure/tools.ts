import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { runQuietly } from "#app/build/steps.ts";

/** What only measuring needs, and `npm ci` therefore does not install. */
const versions = { lighthouse: "13.5.0", selfsigned: "5.5.0" } as const;

const folder = `.cache/measure-tools-${versions.lighthouse}-${versions.selfsigned}`;

export const lighthouseProgram = `${folder}/node_modules/lighthouse/cli/index.js`;

/** Installs Lighthouse and the maker of certificates, once. Rejects with npm's words when it cannot. */
export async function installTools(): Promise<void> {
  if (existsSync(lighthouseProgram)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/package.json`, JSON.stringify({ private: true }));
  const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const args = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts", ...packages];
  const { ok, output } = await runQuietly("npm", args);
  if (!ok) throw new Error(`Lighthouse could not be installed:\n${output}`);
}

type Selfsigned = { generate: (attributes: unknown[], options: object) => Promise<{ private: string; cert: string }> };

/** A certificate for this run, which no browser trusts by itself. */
export async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const address = pathToFileURL(`${folder}/node_modules/selfsigned/index.js`).href;
  // It is not in node_modules, so its types are not known here.
  const { default: selfsigned } = (await import(address)) as { default: Selfsigned };
  const made = await selfsigned.generate([{ name: "commonName", value: "localhost" }], { keySize: 2048 });
  return { key: made.private, cert: made.cert };
}
