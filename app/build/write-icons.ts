import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { renderAsync } from "@resvg/resvg-js";

import { type AppIcon, appleIcon, manifestIcons } from "#app/publish/web-manifest.server.ts";

/** Width and height in pixels of what is in favicon.ico, for all that asks for no other icon. */
const icoSize = 32;

/** Draws the icons in all their forms from the one SVG, and puts them into the finished site. */
export async function writeIcons(folder: string): Promise<void> {
  const svg = await readFile("public/favicon.svg", "utf8");
  for (const icon of [appleIcon, ...manifestIcons]) {
    const file = join(folder, icon.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await draw(svg, icon));
  }
  await writeFile(join(folder, "favicon.ico"), asIco(await draw(svg, { size: icoSize, isMaskable: false })));
}

async function draw(svg: string, { size, isMaskable }: Pick<AppIcon, "size" | "isMaskable">): Promise<Buffer> {
  const picture = await renderAsync(isMaskable ? withRoom(svg) : svg, { fitTo: { mode: "width", value: size } });
  return picture.asPng();
}

/**
 * The sign on ground up to every corner, and small enough that masks cut off nothing of it but its foot: they may take all
 * that is more than 40% of the width from the middle (W3C, Web Application Manifest, 'Icon masks and safe zone').
 */
function withRoom(svg: string): string {
  const [ground] = /<path d="M0 0h32v32H0z"[^>]*>/.exec(svg) ?? [];
  if (!ground) throw new Error("public/favicon.svg has no ground that could go on to the corners");
  const sign = svg.replace(/^<svg[^>]*>|<\/svg>\s*$| clip-path="[^"]*"/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<g transform="translate(3.2 6.4) scale(.8)">${sign}</g></svg>`;
}

/** A PNG in the container of an .ico file: its header, one entry of its directory, the picture. */
function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(icoSize, 6);
  header.writeUInt8(icoSize, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
