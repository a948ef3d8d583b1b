import { Fragment } from "react";

type Props = { text: string; marks: readonly { start: number; end: number }[] };

/** A text with some of its parts marked. The marks must not overlap, and stand in the text's order. */
export function Highlight({ text, marks }: Props) {
  const ends = [0, ...marks.map(({ end }) => end)];
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
