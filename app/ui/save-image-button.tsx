import type { LucideIcon } from "lucide-react";
import { type ComponentProps, type ComponentType, type Ref, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { returnFocus } from "#app/lib/focus.ts";
import { toast } from "#app/ui/toast.ts";
import { Button } from "./button.tsx";

type CardModule<CardProps> = {
  Card: ComponentType<CardProps & { ref: Ref<HTMLDivElement> }>;
  cardPicture: { size: { width: number; height: number; scale: number }; background: string };
};

type Props<CardProps> = Pick<ComponentProps<typeof Button>, "variant" | "className"> & {
  label: string;
  busyLabel?: string;
  icon?: LucideIcon;
  /** Success message. */
  saved: string;
  fileName: string;
  /** Imports the card on demand. */
  importCard: () => Promise<CardModule<CardProps>>;
  card: CardProps;
};

/**
 * Renders a card off screen and saves it as an image. Shows a toast on success and failure, but stays silent if it
 * fails after the visitor leaves the page.
 */
export function SaveImageButton<CardProps extends object>(props: Props<CardProps>) {
  const { label, busyLabel = "Creating image…", icon: Icon, saved, fileName, importCard, card, ...look } = props;
  const [isSaving, setIsSaving] = useState(false);
  const [shown, setShown] = useState<Pick<CardModule<CardProps>, "Card">>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);

  async function save() {
    // Remembers the focus, because a disabled button loses it.
    const hadFocus = document.activeElement === buttonRef.current;
    setIsSaving(true);
    try {
      const [{ Card, cardPicture }, { exportCard }] = await Promise.all([
        importCard(),
        import("#app/artwork/export-card.ts"),
      ]);
      flushSync(() => setShown({ Card }));
      // The visitor left the page.
      if (!cardRef.current) return;
      await exportCard({ element: cardRef.current, ...cardPicture, fileName });
      toast("success", saved);
    } catch {
      if (!buttonRef.current) return;
      toast("error", "Failed to export image. Please try again.");
    } finally {
      flushSync(() => {
        setShown(undefined);
        setIsSaving(false);
      });
      if (hadFocus && buttonRef.current) returnFocus(buttonRef.current);
    }
  }

  return (
    <>
      <Button ref={buttonRef} onClick={save} disabled={isSaving} {...look}>
        {Icon && <Icon className="size-4" />}
        {isSaving ? busyLabel : label}
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
