import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { returnFocus } from "#app/lib/focus.ts";
import { isComposing } from "#app/lib/keyboard.ts";
import { CloseButton } from "./button.tsx";

const sizes = {
  /** A centered box. On phones, upright or sideways, it fills the screen. */
  box: "h-dvh w-full roomy:h-auto roomy:max-h-[calc(100dvh-4rem)] roomy:max-w-2xl roomy:rounded-lg",
  /** A box near the top that keeps its position while its content changes. */
  top: "mt-[10vh] h-fit max-h-[80dvh] w-[calc(100%-2rem)] max-w-2xl self-start rounded-lg",
  full: "h-dvh w-full",
} as const;

/** Within this many milliseconds, a second press belongs to the double click that opened the dialog. */
const doubleClickMs = 500;

type Props = {
  isOpen: boolean;
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
 * The modal dialog: traps and returns the focus, makes the page behind it inert, and closes on Escape, the close
 * button and the backdrop. Header and footer stay visible while the content scrolls. Import it lazily: Headless UI is
 * heavy.
 */
export function Dialog({
  isOpen,
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
  const [opener] = useState(() => document.activeElement);
  useInertPage(isOpen);
  // Headless UI also returns the focus, but not to a button that was clicked before Headless UI had loaded.
  useEffect(() => () => queueMicrotask(() => returnFocus(opener)), [opener]);
  const opening = useOpeningClick(isOpen);
  const lastFocus = useRef<HTMLElement>(null);
  /** Receives the focus when the dialog opens, and again when a dialog on top of it closes. */
  const focusTarget = {
    get current() {
      return lastFocus.current?.isConnected ? lastFocus.current : (initialFocus?.current ?? null);
    },
  };
  return (
    <HeadlessDialog
      open={isOpen}
      onClose={() => opening.isOver() && onClose()}
      initialFocus={focusTarget}
      className="fixed inset-0 z-50"
      {...opening.handlers}
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <div className="fixed inset-0 flex items-center justify-center">
        <DialogPanel
          onFocus={({ target }) => {
            lastFocus.current = target;
          }}
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
            <CloseButton onClose={onClose} className="ml-auto" />
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

/**
 * Detects the second half of the double click that opened a dialog. It lands on the backdrop and must not close the
 * dialog.
 */
function useOpeningClick(isOpen: boolean) {
  const openedAt = useRef(0);
  const isOver = useRef(true);

  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);

  const onClickCapture = () => {
    isOver.current = true;
  };
  // Escape closes at any time, except while it only cancels the composition of a character.
  const onKeyDownCapture = ({ nativeEvent }: KeyboardEvent) => {
    isOver.current = !isComposing(nativeEvent);
  };
  const onPointerDown = () => {
    isOver.current = performance.now() - openedAt.current > doubleClickMs;
  };
  // Headless UI closes the dialog before the click event, so pointerdown decides.
  return { isOver: () => isOver.current, handlers: { onPointerDown, onClickCapture, onKeyDownCapture } };
}

/** The site's own children of the body. Elements of extensions stay usable. */
const pageParts = "body > :is(a, canvas, header, nav, main, footer, section):not([aria-live])";

/**
 * Makes the whole page inert behind an open dialog. Headless UI does so only for the dialog's own part of the page, so
 * screen readers could still reach the header and the footer. Toasts stay usable, because they can concern the dialog,
 * and so does a native `<dialog>`, which may open on top. Runs after the dialog's first paint, because it takes long
 * for a long page on a slow phone.
 */
function useInertPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    let page: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const makeInert = () => {
      page = [...document.querySelectorAll<HTMLElement>(pageParts)].filter((element) => !element.inert);
      for (const element of page) element.inert = true;
    };
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(makeInert);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      for (const element of page) element.inert = false;
    };
  }, [isOpen]);
}
