import { Fragment } from "react";

type Props = { text: string; matches: readonly { start: number; end: number }[] };

/** A text with some of its ranges highlighted. They must be in order and must not overlap. */
export function Highlight({ text, matches }: Props) {
  const ends = [0, ...matches.map(({ end }) => end)];
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
