import { links, site } from "#app/site.ts";

/** Days after which whoever reads it should look for a newer one; the standard advises less than a year. */
const validDays = 360;

/** Whom to tell of a hole in the site (RFC 9116), valid from an ISO instant on. */
export function securityFile(from: string): string {
  const expires = new Date(Date.parse(from) + validDays * 24 * 60 * 60 * 1000).toISOString();
  const fields = [
    ["Contact", links.github],
    ["Contact", links.discord],
    ["Expires", expires],
    ["Preferred-Languages", "ka, en"],
    ["Canonical", `${site.url}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join("");
}
