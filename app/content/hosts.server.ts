import { z } from "zod";

import hosts from "#data/hosts.ts";

import { loadFile } from "./load-collection.server.ts";
import { type Host, hostSchema } from "./schemas.server.ts";

const loaded = loadFile("data/hosts.ts", hosts, z.array(hostSchema));

/** The podcast's hosts, in the order shown. */
export function listHosts(): Host[] {
  return loaded;
}
