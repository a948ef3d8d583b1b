import { clsx } from "clsx";

type Props = {
  /** The URL of a file in artwork/drawings/ (import it with `?url`). */
  src: string;
  /** Width and height of its viewBox. */
  size: readonly [number, number];
  className?: string;
};

/**
 * One of the house doctor's drawings. The outline has the text's color; the fills work in both themes. Hidden from
 * screen readers, because the text beside it describes it. In its own file, it adds nothing to the JavaScript.
 */
export function Drawing({ src, size: [width, height], className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className={clsx("max-w-full", className)}
    >
      <use href={`${src}#drawing`} />
    </svg>
  );
}
