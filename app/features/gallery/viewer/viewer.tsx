import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import Share2 from "lucide/dist/esm/icons/share-2.mjs";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { languageOf } from "#app/lib/words.ts";
import { useMayOpen } from "#app/store/overlay.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { stepFrom } from "../filter-memes.ts";
import { memeAddress, sharePath, tilePictures } from "../meme-addresses.ts";
import { shareMeme } from "./share-meme.ts";
import { Stage } from "./stage.tsx";
import { useSwipe } from "./use-swipe.ts";

type Props = {
  title: string;
  meme: Meme;
  /** What stepping goes round in. */
  memes: readonly Meme[];
  /** How many those are once all have come. */
  count: number;
  path: string;
  onStep: (steps: number) => void;
  onClose: () => void;
};

/** One meme over the whole screen, with steps to the ones beside it. */
export function Viewer({ title, meme, memes, count, path, onStep, onClose }: Props) {
  const next = useRef<HTMLButtonElement>(null);
  const position = memes.indexOf(meme) + 1;
  const mayOpen = useMayOpen();

  // What had the focus in the picture before, such as "Try again", went with it.
  useEffect(() => {
    if (document.activeElement === document.body) next.current?.focus();
  });
  usePreloaded([stepFrom(memes, meme, 1), stepFrom(memes, meme, -1)]);

  return (
    <Dialog
      isOpen={mayOpen}
      onClose={onClose}
      title={title}
      isTitleHidden
      size="full"
      className="bg-page!"
      initialFocus={next}
      headerAside={
        <div className="@container flex min-w-0 grow items-center justify-between gap-1">
          <p className="label-mono text-muted">
            <span aria-hidden="true">
              {position} / {count}
            </span>
          </p>
          <Button
            variant="quiet"
            className="@max-[10rem]:px-1"
            onClick={() => shareMeme(sharePath(path, meme.filename))}
          >
            <Icon shape={Share2} className="size-4" />
            <span className="@max-[10rem]:sr-only">Share</span>
          </Button>
        </div>
      }
    >
      <div className="relative flex h-full flex-col">
        <p role="status" className="sr-only">
          {position} of {count}: <span lang={languageOf(meme.caption)}>{meme.caption}</span>
        </p>
        <div className="relative m-2 min-h-[45dvh] grow md:mx-20" {...useSwipe(onStep)}>
          <Stage key={meme.filename} meme={meme} />
        </div>
        <div className="grid min-h-16 shrink-0 grid-cols-[auto_1fr_auto] items-center gap-2 p-2 md:min-h-20">
          <StepButton label="Previous" onClick={() => onStep(-1)} className="md:left-4">
            <Icon shape={ChevronLeft} className="size-6" />
          </StepButton>
          <p lang={languageOf(meme.caption)} className="col-start-2 max-w-reading justify-self-center text-center">
            {meme.caption}
          </p>
          <StepButton label="Next" reference={next} onClick={() => onStep(1)} className="md:right-4">
            <Icon shape={ChevronRight} className="size-6" />
          </StepButton>
        </div>
      </div>
    </Dialog>
  );
}

type StepButtonProps = {
  label: string;
  reference?: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  className: string;
  children: ReactNode;
};

/** Beside the caption on a phone, where the thumb is; beside the picture on wider screens. */
function StepButton({ label, reference, onClick, className, children }: StepButtonProps) {
  return (
    <button
      ref={reference}
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`inline-flex size-[48px] items-center justify-center rounded-full border border-control bg-surface hover:border-mint hover:text-mint md:absolute md:top-1/2 md:-translate-y-1/2 ${className}`}
    >
      {children}
    </button>
  );
}

/** Fetches the pictures that the next step will show. */
function usePreloaded(memes: readonly Meme[]) {
  const urls = memes.map((meme) => (meme.type === "image" ? memeAddress(meme) : tilePictures(meme)?.largest)).join(" ");

  useEffect(() => {
    for (const url of urls.split(" ").filter(Boolean)) new Image().src = url;
  }, [urls]);
}
