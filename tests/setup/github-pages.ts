/** Serves the build without our headers, like GitHub Pages. `node tests/setup/github-pages.ts FOLDER PORT` */
import { createServer } from "node:http";
import { answerFrom } from "#app/tools/serve.ts";

const [folder = "", port = ""] = process.argv.slice(2);

createServer(answerFrom(folder, () => new Headers({ "Cache-Control": "max-age=600" }))).listen(
  Number(port),
  "127.0.0.1",
);
