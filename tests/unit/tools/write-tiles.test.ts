import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeTiles } from "#app/tools/write-tiles.ts";

const home = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tiles-"));
  process.chdir(root);
});

afterEach(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

async function putNoise(file: string, width: number, height: number): Promise<string> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  await sharp({ create: { width, height, channels: 3, background: "grey", noise } })
    .png()
    .toFile(join(root, file));
  return join(root, file);
}

function tiles(): string[] {
  return readdirSync(join(root, "out/tiles/memes")).toSorted();
}

const quality = 75;
const base = "/tiles/memes/a.1234";
const write = (...sources: Parameters<typeof writeTiles>[0]) => writeTiles(sources, join(root, "out"));

test("writes a tile for each width, and no tile exceeds 40 kB", async () => {
  await write({ still: await putNoise("a.png", 1000, 1400), base, widths: [320, 640], quality });
  expect(tiles()).toEqual(["a.1234-320.webp", "a.1234-640.webp"]);
  for (const tile of tiles()) {
    const file = join(root, "out/tiles/memes", tile);
    expect(statSync(file).size).toBeLessThanOrEqual(40_000);
    const { width = 0, height = 0 } = await sharp(readFileSync(file)).metadata();
    expect(tile).toContain(`-${width}.`);
    expect(height / width).toBeCloseTo(1.4, 2);
  }
});

test("reuses the tiles of earlier builds and deletes those of removed images", async () => {
  const still = await putNoise("a.png", 200, 100);
  const source = { still, base, widths: [200], quality };
  await write(source, { ...source, base: "/tiles/memes/b.5678" });
  rmSync(still);
  rmSync(join(root, "out"), { recursive: true });
  await write(source);
  expect(tiles()).toEqual(["a.1234-200.webp"]);
  expect(existsSync(join(root, ".cache/tiles/memes/b.5678-200.webp"))).toBe(false);
});

test("fails with the names of all images that cannot be decoded", async () => {
  const whole = readFileSync(await putNoise("a.png", 300, 300));
  mkdirSync(join(root, "public"));
  const cut = ["one.png", "two.png"].map((file) => join(root, "public", file));
  for (const file of cut) writeFileSync(file, whole.subarray(0, whole.length / 2));
  const sources = cut.map((still, index) => ({ still, base: `/tiles/memes/${index}.1234`, widths: [300], quality }));
  await expect(write(...sources)).rejects.toThrow(/^(?=[^]*one\.png: .*decoded)(?=[^]*two\.png: .*decoded)/);
});
