// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { serveSite } from "#app/tools/serve.ts";

/** Serves a folder with these files until the test ends. */
async function serve(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  for (const [name, content] of Object.entries({ "404.html": "none", ...files })) await write(name, content);
  const server = await serveSite(0, folder);
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  const { address, port } = server.address() as AddressInfo;
  const get = (path: string, init?: RequestInit) =>
    fetch(`http://localhost:${port}${path}`, { redirect: "manual", ...init });
  const read = async (path: string, init?: RequestInit) => (await get(path, init)).text();
  return { address, folder, get, read, write };
}

test("serves the files of a new build without a restart", async () => {
  const { folder, read, write } = await serve({ "x.html": "before" });
  expect(await read("/x")).toBe("before");
  await rm(join(folder, "404.html"));
  expect(await read("/z")).toBe("none");
  await write("x.html", "after, and longer");
  await write("y.html", "new");
  await write("404.html", "still none");
  expect(await read("/x")).toBe("after, and longer");
  expect(await read("/y")).toBe("new");
  expect(await read("/z")).toBe("still none");
});

test("listens only on the loopback address, unless HOST names another address", async () => {
  const { address, read } = await serve({ "x.html": "here" });
  expect(address).toBe("127.0.0.1");
  expect(await read("/x")).toBe("here");
  vi.stubEnv("HOST", "0.0.0.0");
  expect((await serve({})).address).toBe("0.0.0.0");
});

test.each(["/404", "/404.html", "/no", "/assets/no.js", "/%", "/..%2fsecret.txt", "/a%2fx", "/a/", "/x.html/"])(
  "answers %s with 404.html and forbids caching",
  async (path) => {
    const { folder, get } = await serve({ "x.html": "here", "a/x.html": "deeper" });
    await writeFile(join(folder, "..", "secret.txt"), "secret");
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, "none"]);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  },
);

test("accepts only GET and HEAD, and lets browsers cache only responses that contain a file", async () => {
  const { get } = await serve({ "assets/x.js": "code" });
  const answerTo = async (init: RequestInit) => {
    const { status, headers } = await get("/assets/x.js", init);
    return `${status} ${headers.get("cache-control")}`;
  };
  expect(await answerTo({})).toMatch(/^200 .*immutable/);
  expect(await answerTo({ method: "HEAD" })).toMatch(/^200 .*immutable/);
  expect(await answerTo({ headers: { Range: "bytes=1-2" } })).toMatch(/^206 .*immutable/);
  expect(await answerTo({ headers: { Range: "bytes=9-" } })).toBe("416 no-cache");
  expect(await answerTo({ method: "POST" })).toBe("405 no-cache");
});

test.each([
  ["/", "first"],
  ["/?q=1", "first"],
  ["/x?q=%", "page"],
  // Strict hosts answer with 404.html, whose script opens the page.
  ["/x/", "none"],
  ["/memes/%E1%83%A9%E1%83%94%E1%83%9B%E1%83%98%20%5BA%5D%20(2).PNG", "named by hand"],
  ["/memes/C%23%20%26%20100%25.png", "signs"],
])("answers %s with the file that contains %j", async (path, text) => {
  const { read } = await serve({
    "index.html": "first",
    "x.html": "page",
    "memes/ჩემი [A] (2).PNG": "named by hand",
    "memes/C# & 100%.png": "signs",
  });
  expect(await read(path)).toBe(text);
});

test("sends each path's headers, and allows other origins to read the RSS feed", async () => {
  const { get } = await serve({ "memes/x.svg": "<svg/>", "x.html": "here", "feed.xml": "<rss/>" });
  const header = async (path: string, name: string) => (await get(path)).headers.get(name);
  expect(await header("/memes/x.svg", "content-security-policy")).toBe("frame-ancestors 'none', sandbox");
  expect(await header("/x", "content-security-policy")).toBe("frame-ancestors 'none'");
  expect(await header("/feed.xml", "access-control-allow-origin")).toBe("*");
});

test("reports a missing build", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await expect(serveSite(0, folder)).rejects.toThrow("There is no finished site yet");
});
