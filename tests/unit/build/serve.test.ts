// @vitest-environment node
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { serveSite } from "#app/build/serve.ts";

test("a site that is built anew while it is served is served as it is then", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write("404.html", "none");
  await write("x.html", "before");
  const server = await serveSite(0, folder);
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const read = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
  expect(await read("/x")).toBe("before");
  await write("x.html", "after, and longer");
  await write("y.html", "new");
  await write("404.html", "still none");
  expect(await read("/x")).toBe("after, and longer");
  expect(await read("/y")).toBe("new");
  expect(await read("/z")).toBe("still none");
});

test("a range that is none is answered with the whole file, and the server goes on", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await writeFile(join(folder, "404.html"), "none");
  await writeFile(join(folder, "clip.mp4"), "0123456789");
  const server = await serveSite(0, folder);
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const read = async (range: string) =>
    (await fetch(`http://localhost:${port}/clip.mp4`, { headers: { Range: range } })).text();
  expect(await read("bytes=5-1")).toBe("0123456789");
  expect(await read(`bytes=1-${"9".repeat(20)}`)).toBe("0123456789");
  expect(await read("bytes=-3")).toBe("0123456789");
  expect(await read("bytes=2-4")).toBe("234");
  expect(await read("bytes=7-")).toBe("789");
});

test("where there is no build, that is said", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await expect(serveSite(0, folder)).rejects.toThrow("There is no finished site yet");
});
