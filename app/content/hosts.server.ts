import { collections } from "./collections.server.ts";
import type { Host } from "./schemas.server.ts";

/** The podcast's hosts, in the order shown. */
export function listHosts(): Host[] {
  return collections.hosts;
}
