/** What show notes may hold: prose and chapters. Links and hashtags have a place of their own. */
import { z } from "zod";

const linkLine = /^(?:.*[:–-]\s*)?https?:\/\/\S+$/;
const hashtagLine = /^#[\p{L}\p{N}_]+(\s+#[\p{L}\p{N}_]+)*$/u;

/** Paragraphs and chapter lines; a line that is a link or a row of hashtags is refused, each with where it belongs. */
export const showNotesSchema = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .superRefine((notes, context) => {
    for (const line of notes.split("\n").map((one) => one.trim())) {
      if (linkLine.test(line)) refuse(context, `"${line}" is a link: move it to links, as { group, label, url }`);
      if (hashtagLine.test(line)) refuse(context, `"${line}" are hashtags: leave them out, they are made of the tags`);
    }
  });

function refuse(context: z.RefinementCtx, message: string) {
  context.addIssue({ code: "custom", message });
}
