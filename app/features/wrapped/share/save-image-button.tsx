import ImageDown from "lucide/dist/esm/icons/image-down.mjs";
import { type ComponentType, type ReactNode, type Ref, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useExport } from "#app/ui/use-on-demand.ts";

type Card<Props> = ComponentType<Props & { ref: Ref<HTMLDivElement> }>;

type ButtonProps<Props> = {
  label: ReactNode;
  /** What is said when the picture has been saved. */
  saved: string;
  fileName: string;
  /** Fetches the card: its code comes when a picture is wanted. */
  importCard: () => Promise<Card<Props>>;
  card: Props;
  className?: string;
};

/** Draws a card for a story out of sight, and saves it as a picture. */
export function SaveImageButton<Props extends object>(props: ButtonProps<Props>) {
  const { label, saved, fileName, importCard, card, className } = props;
  const [shown, setShown] = useState<{ Card: Card<Props> }>();
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
      if (!cardRef.current) throw new Error("The card is not on the page");
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
