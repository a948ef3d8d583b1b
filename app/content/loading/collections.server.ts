import { ContentError } from "#app/content/content-error.server.ts";
import { withoutFuture } from "#app/content/without-future.server.ts";
import { readMedia } from "./read-media.server.ts";
import { validate } from "./validate.server.ts";

const modules = import.meta.glob("#data/**/*.ts", { eager: true, import: "default" });
const files = Object.entries(modules).map(([path, value]) => [path.slice(path.lastIndexOf("data/")), value]);

const { media, problems: unfit } = await readMedia();
const { content, problems } = validate(Object.fromEntries(files), media);
if (unfit.length + problems.length > 0) throw new ContentError([...problems, ...unfit]);

export { media };

/** All valid content. Importing it throws ContentError if a file is invalid. Development includes future episodes. */
export const collections =
  import.meta.env.MODE === "development"
    ? content
    : withoutFuture(content, process.env["BUILD_TIME"] ?? new Date().toISOString());
