import { collections } from "./loading/collections.server.ts";

/** In the order shown. */
export const { presenters } = collections;
