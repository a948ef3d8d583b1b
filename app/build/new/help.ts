import type { Kind } from "./content-kind.ts";

const width = 100;
const indent = 10;

/** Everything about the command, on one screen. Flags that may be left out are in brackets. */
export function helpText(all: readonly Kind[]): string {
  return `npm run new [-- KIND [FLAGS]]

Writes a content file. What no flag says is asked: Tab takes what is suggested to change it, Escape goes
back, Ctrl+C leaves nothing behind. Without a terminal nothing is asked. No file is overwritten.

${all.map(describeKind).join("\n")}

DAY is 2025-11-20, INSTANT is 2025-07-05T10:00:00Z, FILE or - is a file or the standard input: of an
episode the description on YouTube, of which chapters, links, tags and text are taken.
What is not finished becomes a draft: npm run dev shows it, marked, and no build has it.

npm run new -- episode --video URL --date 2025-11-20 --guest irakli-gabisonia --description - < a.txt`;
}

function describeKind({ name, questions }: Kind): string {
  const flags = questions.map(({ flag, takes, isOptional, isSwitch, suggest }) => {
    const words = takes ? `--${flag} ${takes}` : `--${flag}`;
    return isOptional || isSwitch || suggest ? `[${words}]` : words;
  });
  const lines = [name.padEnd(indent - 1)];
  for (const flag of flags) {
    if (`${lines.at(-1)} ${flag}`.length > width) lines.push(" ".repeat(indent - 1));
    lines.push(`${lines.pop()} ${flag}`);
  }
  return lines.join("\n");
}
