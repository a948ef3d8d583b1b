import { clsx } from "clsx";

/** '#' is the body, 'o' what fingers press, '.' nothing. */
const bitmap = [
  "......#####........#####......",
  "....######################....",
  "..##########################..",
  ".#######oo############oo#####.",
  "########oo############oo######",
  "######oooooo########oo##oo####",
  "######oooooo########oo##oo####",
  "########oo############oo######",
  "########oo############oo######",
  "##############################",
  "##########..........##########",
  "########..............########",
  "######..................######",
  ".###......................###.",
];

const cell = { width: 10, height: 11.5 };
const tones = [
  { mark: "#", className: "fill-(--color-ink) opacity-30" },
  { mark: "o", className: "fill-warm" },
] as const;

/** A gamepad of large pixels. Decorative. */
export function GamePad({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 300 161" aria-hidden="true" shapeRendering="crispEdges" className={clsx("block", className)}>
      {tones.map(({ mark, className: tone }) => (
        <path key={mark} d={outlineOf(mark)} className={tone} />
      ))}
    </svg>
  );
}

/** One rectangle for each run of a mark in a row. */
function outlineOf(mark: string): string {
  return bitmap
    .flatMap((row, y) =>
      [...row.matchAll(new RegExp(`${mark}+`, "g"))].map(
        ({ index, 0: run }) =>
          `M${index * cell.width} ${y * cell.height}h${run.length * cell.width}v${cell.height}h${-run.length * cell.width}z`,
      ),
    )
    .join("");
}
