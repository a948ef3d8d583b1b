import { clsx } from "clsx";
import type { MemeType } from "../memes.ts";

type Props = { type: MemeType; onRetry: () => void; className?: string };

/** 'Failed to load image' or 'Failed to load video', and the next step. */
export function LoadFailure({ type, onRetry, className }: Props) {
  return (
    <div
      className={clsx(
        "flex flex-col items-center justify-center overflow-hidden text-center wrap-anywhere text-muted",
        className,
      )}
    >
      <p>Failed to load {type}</p>
      <button
        type="button"
        onClick={onRetry}
        className="pointer-events-auto min-h-11 rounded-md px-3 font-semibold text-mint underline underline-offset-4 hover:text-mint-hover"
      >
        Try again
      </button>
    </div>
  );
}
