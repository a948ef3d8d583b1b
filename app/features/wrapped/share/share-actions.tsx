import { clsx } from "clsx";
import ImageDown from "lucide/dist/esm/icons/image-down.mjs";
import Share2 from "lucide/dist/esm/icons/share-2.mjs";
import { useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";

import { atBase } from "#app/lib/base-path.ts";
import { Button } from "#app/ui/button.tsx";
import { copyWithToast } from "#app/ui/copy-with-toast.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useExport } from "#app/ui/use-export.ts";

import type { WrappedStats } from "../wrapped-stats.ts";
import type { WrappedCard } from "./share-card.tsx";
import { shareText } from "./share-text.ts";

type Props = { stats: WrappedStats; year: string; hasPicture: boolean };

type CardModule = { WrappedCard: typeof WrappedCard };

/** Who listens gets a picture once the page knows it, and then nothing may move. */
const unwanted = "invisible [:root:not([data-listener])_&]:hidden";

/** Copies the summary, or saves it as a picture for a story. */
export function ShareActions({ stats, year, hasPicture }: Props) {
  const [card, setCard] = useState<CardModule>();
  const cardRef = useRef<HTMLDivElement>(null);
  const { isExporting, start } = useExport(saveCard, "Dev Wrapped saved as image!");

  function share() {
    return copyWithToast(
      shareText(stats, window.location.origin + atBase("/wrapped")),
      "Dev Wrapped stats copied to clipboard!",
    );
  }

  async function saveCard(): Promise<boolean> {
    try {
      const [module, { cardPicture }, { exportCard }] = await Promise.all([
        import("./share-card.tsx"),
        import("./share-image-config.ts"),
        import("#app/artwork/export-card.ts"),
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
        <Icon shape={Share2} aria-hidden="true" className="size-4" />
        Share
      </Button>
      <Button onClick={start} aria-disabled={isExporting} className={clsx("md:order-first", !hasPicture && unwanted)}>
        <Icon shape={ImageDown} aria-hidden="true" className="size-4" />
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
