import { clsx } from "clsx";

type Props = {
  /** The address of a file in artwork/drawings/ (import it with `?url`). */
  src: string;
  /** Its width and height, as in its viewBox. */
  size: readonly [number, number];
  className?: string;
};

/**
 * One of the house doctor's drawings. Its outline has the colour of the text around it, its fills work in both themes.
 * The words beside it say what it shows, so it is silent. A file of its own costs scripts nothing.
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
