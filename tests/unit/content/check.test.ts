import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeDrawing, describeDrawings } from "#app/content/check.server.ts";

const svg = (inner: string, attributes = "") =>
  `<?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inner}</svg>`;

test.each([
  '<path d="M0 0h9v9z" fill="url(#a)" style="stroke: url( \'#a\' )"/><text>on = 1, https://devtherapy.ge</text>',
  '<g id="a"/><use href="#a"/><use xlink:href="#a"/><image href="data:image/png;base64,iVBORw0KGgo="/>',
  "<style>path { fill: url(#a) }</style><!-- by hand --><title>იხვი</title>",
])("an SVG may contain: %s", (inner) => {
  expect(describeDrawing(svg(inner))).toEqual([]);
});

test.each([
  ["<script>alert(1)</script>", "<script>"],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', "<script>"],
  ["<g><g/><g><foreignObject><p/></foreignObject></g></g>", "<foreignObject>"],
  ['<path onclick="alert(1)"/>', "onclick"],
  ['<a href="java&#115;cript:alert(1)"><path/></a>', "href"],
  ['<image href="//example.com/x.png"/>', "href"],
  ['<a><set attributeName="href" to="javascript:alert(1)"/></a>', "attributeName"],
  ['<path fill="url(https://example.com/#a)"/>', "fill"],
  ["<path style=\"fill: url('https://example.com/#a')\"/>", "style"],
  ["<style>@import 'https://example.com/x.css';</style>", "<style>"],
  ["<style><![CDATA[a { fill: url(//example.com) }]]></style>", "$"],
])("an SVG must not contain: %s", (inner, place) => {
  const problems = describeDrawing(svg(inner));
  expect(problems.map(({ field }) => field)).toEqual([place]);
});

test("rejects SVGs that run code on load, declare entities or are not XML", () => {
  expect(describeDrawing(svg("", 'onload="alert(1)"'))).toMatchObject([{ field: "onload" }]);
  expect(describeDrawing(`<!DOCTYPE svg [<!ENTITY x "y">]>${svg("&x;")}`)).toMatchObject([{ field: "<!DOCTYPE" }]);
  expect(describeDrawing(`<?xml-stylesheet href="x.css"?>${svg("")}`)).toMatchObject([{ field: "<?" }]);
  expect(describeDrawing("<svg")[0]?.reason).toMatch(/cannot be read as XML/);
  expect(describeDrawing("\uFFFD\0JFIF")).toEqual([{ field: "(the whole file)", reason: "is not an SVG" }]);
});

test("finds no problem in the SVGs of public/", async () => {
  expect(await describeDrawings("public")).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), "drawings-"));
  writeFileSync(join(folder, "A.SVG"), svg("<script/>"));
  expect(await describeDrawings(folder)).toEqual([
    { file: `${folder}/A.SVG`, field: "<script>", reason: "must not be in an SVG" },
  ]);
  rmSync(folder, { recursive: true });
});
