import { splitParagraphs } from "#app/lib/rich-text.ts";
import { RichText } from "#app/ui/rich-text.tsx";

/** An event's description with its line breaks and links; the first line of a block that is no sentence heads it. */
export function EventDescription({ text }: { text: string }) {
  return (
    <div lang="ka" className="mt-5 space-y-6">
      {splitParagraphs(text).map((paragraph) => {
        const { heading, body } = splitHeading(paragraph);
        return (
          <div key={paragraph}>
            {heading && <h3 className="mb-1 text-lg">{heading}</h3>}
            <RichText text={body} />
          </div>
        );
      })}
    </div>
  );
}

function splitHeading(paragraph: string): { heading?: string; body: string } {
  const [first = "", ...rest] = paragraph.split("\n");
  const isSentence = /[.!?…:;,]$/.test(first) || /^[–—-]/.test(first);
  return rest.length === 0 || isSentence ? { body: paragraph } : { heading: first, body: rest.join("\n") };
}
