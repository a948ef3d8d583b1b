import { useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";

import { atBase } from "#app/lib/base-path.ts";
import { Button } from "#app/ui/button.tsx";
import { copyAndSay } from "#app/ui/copy-and-say.ts";
import { icon } from "#app/ui/icon.tsx";
import { Share2 } from "#app/ui/icons.ts";
import { useExport } from "#app/ui/use-export.ts";

import { shareText } from "./share-text.ts";
import type { WrappedCard } from "./wrapped-card.tsx";
import type { WrappedStats } from "./wrapped-stats.ts";

const ImageDown = /* @__PURE__ */ icon(
  "M10.3 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10l-3.1-3.1a2 2 0 0 0-2.814.014L6 21M14 19l3 3v-5.5M17 22l3-3M7 9a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
);

type Props = { stats: WrappedStats; year: string; hasPicture: boolean };

type CardModule = { WrappedCard: typeof WrappedCard };

/** Copies the summary, or saves it as a picture for a story. */
export function ShareActions({ stats, year, hasPicture }: Props) {
  const [card, setCard] = useState<CardModule>();
  const cardRef = useRef<HTMLDivElement>(null);
  const { isExporting, buttonRef, start } = useExport(saveCard, "Dev Wrapped saved as image!");

  function share() {
    return copyAndSay(
      shareText(stats, window.location.origin + atBase("/wrapped")),
      "Dev Wrapped stats copied to clipboard!",
    );
  }

  async function saveCard(): Promise<boolean> {
    try {
      const [module, { cardPicture }, { exportCard }] = await Promise.all([
        import("./wrapped-card.tsx"),
        import("./card-look.ts"),
        import("#app/lib/export-card.ts"),
      ]);
      flushSync(() => setCard(module));
      if (!cardRef.current) throw new Error("The card is not on the page");
      await exportCard({ element: cardRef.current, ...cardPicture, fileName: `dev-wrapped-${year}.png` });
      return true;
    } finally {
      setCard(undefined);
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={share}>
        <Share2 aria-hidden="true" className="size-4" />
        Share
      </Button>
      <Button
        ref={buttonRef}
        onClick={start}
        disabled={isExporting}
        className={hasPicture ? "md:order-first" : "invisible md:order-first"}
      >
        <ImageDown aria-hidden="true" className="size-4" />
        {isExporting ? "Drawing…" : "Save as image"}
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
