import { type ComponentProps, useEffect, useRef } from "react";
import type { Meme } from "#app/content/galleries.ts";
import { isTyping, useKeyDown } from "#app/lib/keyboard.ts";
import { CloseButton } from "#app/ui/button.tsx";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { stepFrom, tilePictures } from "../memes.ts";
import type { Viewer } from "./viewer.tsx";

type Props = Omit<ComponentProps<typeof Viewer>, "onStep"> & { onStep: (meme: Meme) => void };

const importViewer = () => import("./viewer.tsx");

/** Fetches the viewer's code before it is wanted; a failure is silent here, and told when the viewer opens. */
export function preloadViewer(): void {
  importViewer().catch(() => undefined);
}

/** The viewer as soon as its code is there; arrow keys step before that too. When it cannot be loaded, says so and closes. */
export function ViewerOnDemand({ onStep, ...props }: Props) {
  const { meme, memes, onClose } = props;
  const module = useOnDemand(importViewer, true, "The viewer could not be opened", onClose);
  // A second step may come before the first one shows.
  const steppedTo = useRef(meme);

  useEffect(() => {
    steppedTo.current = meme;
  }, [meme]);

  function step(steps: number) {
    steppedTo.current = stepFrom(memes, steppedTo.current, steps);
    onStep(steppedTo.current);
  }

  // In a video the arrow keys belong to the video.
  useKeyDown((event) => {
    if (event.key === "Escape" && !module) return onClose();
    const steps = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const isTaken = event.target instanceof HTMLVideoElement || isTyping(event.target) || event.defaultPrevented;
    // A held key would write more history than browsers allow.
    if (!steps || isTaken || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    step(steps);
  });

  if (module) return <module.Viewer {...props} onStep={step} />;
  // Where the viewer will be, while its code comes: what was tapped on, and the way back.
  const pictures = tilePictures(meme);
  return (
    <div className="fixed inset-0 z-50 flex flex-col bg-page">
      <div className="flex min-h-16 shrink-0 items-center justify-between border-b border-line py-2 pr-2 pl-5 md:pl-6">
        <p role="status" className="label-mono text-muted">
          Loading…
        </p>
        <CloseButton onClose={onClose} />
      </div>
      <div className="m-2 mb-18 min-h-0 grow md:mx-20 md:mb-22">
        {pictures && <img src={pictures.src} alt="" className="size-full animate-pulse object-contain" />}
      </div>
    </div>
  );
}
