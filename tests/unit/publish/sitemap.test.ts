import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";

import { listEpisodes } from "#app/content/episodes.server.ts";
import { clipDetails, listPageDetails, sitemap } from "#app/publish/sitemap.server.ts";
import { site } from "#app/site.ts";
import { buildMeme } from "#tests/factories.ts";

/** What Google's documentation requires of its two extensions; the core is checked by the protocol's own schema. */
const extension = (namespace: string, element: string, fields: string) => `<?xml version="1.0"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}" elementFormDefault="qualified">
  <xsd:element name="${element}"><xsd:complexType><xsd:sequence>${fields}</xsd:sequence></xsd:complexType></xsd:element>
</xsd:schema>`;
const image = extension(
  "http://www.google.com/schemas/sitemap-image/1.1",
  "image",
  '<xsd:element name="loc" type="xsd:anyURI"/>',
);
const video = extension(
  "http://www.google.com/schemas/sitemap-video/1.1",
  "video",
  `<xsd:element name="thumbnail_loc" type="xsd:anyURI"/><xsd:element name="title" type="xsd:string"/>
   <xsd:element name="description" type="xsd:string"/>
   <xsd:choice><xsd:element name="content_loc" type="xsd:anyURI"/><xsd:element name="player_loc" type="xsd:anyURI"/></xsd:choice>
   <xsd:element name="duration" minOccurs="0" type="xsd:positiveInteger"/>
   <xsd:element name="publication_date" minOccurs="0" type="xsd:dateTime"/>
   <xsd:element name="tag" minOccurs="0" maxOccurs="32" type="xsd:string"/>`,
);
const imports = `<?xml version="1.0"?><xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>
  <xsd:import namespace="http://www.google.com/schemas/sitemap-video/1.1" schemaLocation="video.xsd"/>
</xsd:schema>`;

test("a title of a clip that is longer than sitemaps allow is cut", () => {
  const clip = buildMeme({ type: "video", tiles: "/tiles/memes/cat.12345678", caption: "ა".repeat(110) });
  expect(clipDetails(clip)?.title).toHaveLength(100);
  expect(clipDetails({ ...clip, caption: `${"ა".repeat(99)}🦆` })?.title).toBe("ა".repeat(99));
});

test("the sitemap keeps to the protocol's schema, and lists pages by their one address", async () => {
  const details = await listPageDetails();
  const xml = String(await sitemap([...details.keys(), "/feeds"]));
  const core = await readFile("node_modules/sitemap/schema/sitemap.xsd", "utf8");
  const { valid, errors } = await validateXML({
    xml: [{ fileName: "sitemap.xml", contents: xml }],
    schema: [{ fileName: "all.xsd", contents: imports }],
    preload: [
      { fileName: "sitemap.xsd", contents: core },
      { fileName: "image.xsd", contents: image },
      { fileName: "video.xsd", contents: video },
    ],
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
  const urls = [...xml.matchAll(/<url><loc>([^<]+)/g)].map(([, url]) => url);
  expect(urls).toEqual([...details.keys(), "/feeds"].map((path) => site.url + path).toSorted());
  const lastmod = new Date(listEpisodes()[0]?.date ?? "").toISOString();
  for (const path of ["/", "/episodes"]) expect(xml).toContain(`<loc>${site.url}${path}</loc><lastmod>${lastmod}`);
  const [, ...entries] = xml.split("<url>");
  for (const { slug, date, duration } of listEpisodes()) {
    const entry = entries.find((one) => one.startsWith(`<loc>${site.url}/episodes/${slug}<`));
    expect(entry).toContain(`<video:duration>${duration * 60}</video:duration>`);
    expect(xml).toContain(`<loc>${site.url}/episodes/${slug}</loc><lastmod>${new Date(date).toISOString()}`);
  }
});
