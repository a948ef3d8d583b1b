import { redirectScript, scriptFilesId, startScript } from "./inline-scripts.ts";
import { securityPolicyOf } from "./security-policy.ts";

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module"([^>]*)>([\s\S]*?)<\/script>/;
const charset = /<meta charSet="utf-8"\/>/i;

type Options = {
  /** The style sheet of all pages. */
  styles: string;
  /** True for 404.html. */
  isFallback: boolean;
};

/**
 * Turns React's output into the page that hosts serve: inlines the styles, defers the scripts until after the first
 * paint, and adds a security policy that allows only the page's own inline scripts and styles.
 * Throws if the page has no charset or no script.
 */
export function finishHtml(html: string, { styles, isFallback }: Options): string {
  const redirect = isFallback ? `<script>${redirectScript()}</script>` : "";
  const finished = deferScripts(html)
    // Puts the styles after the font preloads and before the script that waits for the fonts.
    .replace("<script>", () => `<style data-site>${styles}</style>${redirect}<script>`);
  if (!charset.test(html))
    throw new Error("A page has no charset meta tag. The security policy must come right after that tag.");
  const policy = `<meta http-equiv="Content-Security-Policy" content="${securityPolicyOf(finished)}"/>`;
  return finished.replace(charset, (found) => found + policy);
}

/**
 * Defers scripts by giving them a type that browsers do not run. startScript() restores the type. It is not
 * "text/plain", because consent tools defer scripts by that type.
 */
function deferScripts(html: string): string {
  if (!moduleScript.test(html)) throw new Error("A page has no script that starts it");
  const files = (html.match(modulePreload) ?? []).join("");
  const end = `<template id="${scriptFilesId}">${files}</template><script>${startScript()}</script>`;
  return html
    .replace(modulePreload, "")
    .replace(moduleScript, '<script type="text/deferred"$1>$2</script>')
    .replace("</body>", () => `${end}</body>`);
}
