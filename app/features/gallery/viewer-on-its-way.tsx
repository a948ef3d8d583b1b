import { useEffect, useEffectEvent } from "react";

import type { Meme } from "#app/content/read-gallery.server.ts";
import { CloseButton } from "#app/ui/close-button.tsx";

import { tilePictures } from "./meme-addresses.ts";

type Props = { meme: Meme; onClose: () => void };

/** Where the viewer will be, while its code comes: what was tapped on, and the way back. */
export function ViewerOnItsWay({ meme, onClose }: Props) {
  const pictures = tilePictures(meme);
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") onClose();
  });

  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

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
