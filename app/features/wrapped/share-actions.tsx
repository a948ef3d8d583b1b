import { ImageDown, Share2 } from "lucide-react";
import { useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";

import { atBase } from "#app/lib/base-path.ts";
import { copyText } from "#app/lib/clipboard.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";

import { shareText } from "./share-text.ts";
import type { WrappedCard } from "./wrapped-card.tsx";
import type { WrappedStats } from "./wrapped-stats.ts";

type Props = { stats: WrappedStats; year: string; hasPicture: boolean };

type CardModule = { WrappedCard: typeof WrappedCard };

/** Copies the summary, or saves it as a picture for a story. */
export function ShareActions({ stats, year, hasPicture }: Props) {
  const [card, setCard] = useState<CardModule>();
  const [isSaving, setIsSaving] = useState(false);
  const cardRef = useRef<HTMLDivElement>(null);
  const saveRef = useRef<HTMLButtonElement>(null);

  async function share() {
    const hasCopied = await copyText(shareText(stats, window.location.origin + atBase("/wrapped")));
    if (hasCopied) toast("success", "Dev Wrapped stats copied to clipboard!");
    else toast("error", "Failed to copy link");
  }

  async function save() {
    setIsSaving(true);
    try {
      const [module, { cardPicture }, { exportCard }] = await Promise.all([
        import("./wrapped-card.tsx"),
        import("./card-look.ts"),
        import("#app/lib/export-card.ts"),
      ]);
      flushSync(() => setCard(module));
      if (!cardRef.current) throw new Error("The card is not on the page");
      await exportCard({ element: cardRef.current, ...cardPicture, fileName: `dev-wrapped-${year}.png` });
      toast("success", "Dev Wrapped saved as image!");
    } catch {
      toast("error", "Failed to export image. Please try again.");
    } finally {
      flushSync(() => {
        setCard(undefined);
        setIsSaving(false);
      });
      // A button that is disabled loses the focus.
      if (document.activeElement === document.body) saveRef.current?.focus();
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={share}>
        <Share2 aria-hidden="true" className="size-4" />
        Share
      </Button>
      <Button
        ref={saveRef}
        onClick={save}
        disabled={isSaving}
        className={hasPicture ? "md:order-first" : "invisible md:order-first"}
      >
        <ImageDown aria-hidden="true" className="size-4" />
        {isSaving ? "Drawing…" : "Save as image"}
      </Button>
      {card &&
        createPortal(
          <div aria-hidden="true" className="fixed top-0 -left-[200vw]">
            <card.WrappedCard ref={cardRef} stats={stats} year={year} />
          </div>,
          document.body,
        )}
    </div>
  );
}
