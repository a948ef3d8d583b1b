import type { Meme } from "#app/content/galleries.ts";
import { CloseButton } from "#app/ui/button.tsx";
import { PlainDialog } from "#app/ui/plain-dialog.tsx";

/** Replaces the viewer until its chunk has loaded: shows the tile's image and a close button. */
export function LoadingViewer({ title, meme, onClose }: { title: string; meme: Meme; onClose: () => void }) {
  return (
    <PlainDialog
      label={title}
      onClose={onClose}
      className="size-full! max-h-none max-w-none rounded-none! bg-page! open:flex open:flex-col"
    >
      <div className="flex min-h-16 shrink-0 items-center justify-between border-b border-line py-2 pr-2 pl-5 md:pl-6">
        <p role="status" className="label-mono text-muted">
          Loading…
        </p>
        <CloseButton onClose={onClose} />
      </div>
      <div className="m-2 mb-18 min-h-0 grow md:mx-20 md:mb-22">
        <img src={meme.thumbnail} alt="" className="size-full animate-pulse object-contain" />
      </div>
    </PlainDialog>
  );
}
