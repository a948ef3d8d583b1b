import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { returnFocus } from "#app/lib/focus.ts";
import { isComposing } from "#app/lib/keyboard.ts";
import { IconButton } from "./button.tsx";

const sizes = {
  /** A centered box. On phones, upright or sideways, it fills the screen. */
  box: "h-dvh w-full roomy:h-auto roomy:max-h-[calc(100dvh-4rem)] roomy:max-w-2xl roomy:rounded-lg",
  /** A box near the top that keeps its position while its content changes. */
  top: "mt-[10vh] h-fit max-h-[80dvh] w-[calc(100%-2rem)] max-w-2xl self-start rounded-lg",
  full: "h-dvh w-full",
} as const;

type Props = {
  onClose: () => void;
  title: string;
  /** The title's language, if it differs from the document's. */
  titleLang?: string;
  /** Hides the title visually if the content already shows it. */
  isTitleHidden?: boolean;
  size?: keyof typeof sizes;
  /** Content between the title and the close button, for example a score. */
  headerAside?: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
};

/**
 * The modal dialog, open while it is rendered: traps and returns the focus, makes the page behind it inert, and closes
 * on Escape, the close button and the backdrop. Header and footer stay visible while the content scrolls. Import it
 * lazily: Headless UI is heavy.
 */
export function Dialog({
  onClose,
  title,
  titleLang,
  isTitleHidden = false,
  size = "box",
  headerAside,
  footer,
  initialFocus,
  className,
  children,
}: Props) {
  // Headless UI returns the focus, but not to an opener that was pressed before Headless UI had loaded.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => queueMicrotask(() => returnFocus(opener)), [opener]);
  return (
    <HeadlessDialog
      open
      onClose={onClose}
      initialFocus={initialFocus}
      // Escape may also only end the composition of a character.
      onKeyDown={(event) => event.key === "Escape" && isComposing(event.nativeEvent) && event.preventDefault()}
      data-size={size}
      className="fixed inset-0 z-50"
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <div className="fixed inset-0 flex items-center justify-center">
        <DialogPanel
          className={clsx(
            "flex flex-col overflow-hidden bg-surface shadow-2xl forced-colors:border-2",
            sizes[size],
            className,
          )}
        >
          <div className="flex min-h-16 shrink-0 flex-wrap items-center gap-x-3 border-b border-line py-2 pr-2 pl-5 md:pl-6">
            <DialogTitle
              lang={titleLang}
              className={clsx(
                "min-w-0 grow basis-16 text-base leading-snug wrap-anywhere sm:text-lg",
                isTitleHidden && "sr-only",
              )}
            >
              {title}
            </DialogTitle>
            {headerAside}
            {/* Without a tooltip, because the cross explains itself. */}
            <IconButton label="Close" data-tip={undefined} onClick={onClose} className="ml-auto">
              <X className="size-5" />
            </IconButton>
          </div>
          {/* Focusable, so that keyboards can scroll the content even when all its controls are disabled. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div tabIndex={0} className="min-h-0 grow overflow-y-auto overscroll-contain wrap-anywhere">
            {children}
          </div>
          {footer && (
            <div className="max-h-[35dvh] shrink-0 overflow-y-auto overscroll-contain border-t border-line px-5 py-3 md:px-6">
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
