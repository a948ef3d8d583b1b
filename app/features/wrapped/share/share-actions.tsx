import { clsx } from "clsx";
import ImageDown from "lucide/dist/esm/icons/image-down.mjs";
import Share2 from "lucide/dist/esm/icons/share-2.mjs";
import { type ComponentType, type ReactNode, type Ref, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { atBase } from "#app/lib/url.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copyWithToast } from "#app/ui/share-button.tsx";
import { useExport } from "#app/ui/use-export.ts";
import { topAchievementOf, type WrappedStats } from "../wrapped-stats.ts";

type Props = {
  stats: WrappedStats;
  /** The name of the topic of most plays. */
  topTopic: string | undefined;
  year: string;
};

const importWrappedCard = async () => (await import("./share-card.tsx")).WrappedCard;

/** Who listens gets a picture once the page knows it, and then nothing may move. */
const unwanted = "invisible [:root:not([data-listener])_&]:hidden";

/** Copies the summary, or saves it as a picture for a story. */
export function ShareActions({ stats, topTopic, year }: Props) {
  function share() {
    return copyWithToast(
      shareText(stats, window.location.origin + atBase("/wrapped")),
      "Dev Wrapped stats copied to clipboard!",
    );
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={share}>
        <Icon shape={Share2} className="size-4" />
        Share
      </Button>
      <SaveImageButton
        label="Save as image"
        saved="Dev Wrapped saved as image!"
        fileName={`dev-wrapped-${year}.png`}
        importCard={importWrappedCard}
        card={{ stats, topTopic, year }}
        className={clsx("md:order-first", stats.episodesCompleted === 0 && unwanted)}
      />
    </div>
  );
}

type Card<CardProps> = ComponentType<CardProps & { ref: Ref<HTMLDivElement> }>;

type ButtonProps<CardProps> = {
  label: ReactNode;
  /** What is said when the picture has been saved. */
  saved: string;
  fileName: string;
  /** Fetches the card: its code comes when a picture is wanted. */
  importCard: () => Promise<Card<CardProps>>;
  card: CardProps;
  className?: string;
};

/** Draws a card for a story out of sight, and saves it as a picture. */
export function SaveImageButton<CardProps extends object>(props: ButtonProps<CardProps>) {
  const { label, saved, fileName, importCard, card, className } = props;
  const [shown, setShown] = useState<{ Card: Card<CardProps> }>();
  const cardRef = useRef<HTMLDivElement>(null);
  const { isExporting, start } = useExport(save, saved);

  async function save(): Promise<boolean> {
    try {
      const [Card, { cardPicture }, { exportCard }] = await Promise.all([
        importCard(),
        import("./share-image-config.ts"),
        import("#app/artwork/export-card.ts"),
      ]);
      flushSync(() => setShown({ Card }));
      // Nobody wants the picture once the page was left.
      if (!cardRef.current) return false;
      await exportCard({ element: cardRef.current, ...cardPicture, fileName });
      return true;
    } finally {
      setShown(undefined);
    }
  }

  return (
    <>
      <Button onClick={start} aria-disabled={isExporting} className={className}>
        <Icon shape={ImageDown} className="size-4" />
        {isExporting ? "Drawing…" : label}
      </Button>
      {shown &&
        createPortal(
          <div aria-hidden="true" className="fixed top-0 -left-[200vw]">
            <shown.Card ref={cardRef} {...card} />
          </div>,
          document.body,
        )}
    </>
  );
}

/** The summary that is copied to the clipboard; `link` is the full address of the page. */
export function shareText(stats: WrappedStats, link: string): string {
  return [
    "My Dev Wrapped",
    "",
    `Episodes completed: ${stats.episodesCompleted}`,
    `Play sessions: ${stats.totalPlayEvents}`,
    `Top achievement: ${topAchievementOf(stats)}`,
    "",
    link,
  ].join("\n");
}
