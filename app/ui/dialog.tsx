import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { clsx } from "clsx";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { returnFocus } from "#app/lib/focus.ts";
import { CloseButton } from "./button.tsx";

const sizes = {
  /** A box in the middle of the screen; the whole screen on a phone, upright or on its side. */
  box: "h-dvh w-full roomy:h-auto roomy:max-h-[calc(100dvh-4rem)] roomy:max-w-2xl roomy:rounded-lg",
  /** A box that starts near the top and keeps its place while its content changes. */
  top: "mt-[10vh] h-fit max-h-[80dvh] w-[calc(100%-2rem)] max-w-2xl self-start rounded-lg",
  /** The whole screen. */
  full: "h-dvh w-full",
} as const;

/** Milliseconds in which a second press belongs to the double click that has opened a dialog. */
const doubleClickMs = 500;

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The title's language, where it is not the document's. */
  titleLang?: string;
  /** Hides the title from sight where the content already says it. */
  isTitleHidden?: boolean;
  size?: keyof typeof sizes;
  /** What stands between the title and the close button: a score, a position. */
  headerAside?: ReactNode;
  /** Stays in view under the scrolling content: the next action. */
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
};

/**
 * The one modal dialog: keeps the focus inside and gives it back, closes by Escape, its button and the backdrop, and makes the
 * page behind inert. Header and footer stay in view, the content scrolls. Import it lazily: Headless UI is heavy.
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
  // Headless UI returns the focus too, but knows of no click that made its code come.
  useEffect(() => () => queueMicrotask(() => returnFocus(opener)), [opener]);
  const opening = useOpeningClick(isOpen);
  const lastFocus = useRef<HTMLElement>(null);
  /** What Headless UI focuses when the dialog opens, and again when one that lay over it has closed. */
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
          {/* What scrolls must be reachable by keys, also when everything in it is disabled. */}
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

/** Tells the second half of a double click that has opened a dialog, which lands on the backdrop, from a press that closes it. */
function useOpeningClick(isOpen: boolean) {
  const openedAt = useRef(0);
  const isOver = useRef(true);

  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);

  const end = () => {
    isOver.current = true;
  };
  const onPointerDown = () => {
    isOver.current = performance.now() - openedAt.current > doubleClickMs;
  };
  // Headless UI closes before there is a click. Escape closes at any time.
  return { isOver: () => isOver.current, handlers: { onPointerDown, onClickCapture: end, onKeyDownCapture: end } };
}

/**
 * Makes the whole page inert behind an open dialog. Headless UI does so only for the part of the page that the dialog
 * stands in, which leaves the header and the footer to screen readers. Notifications stay, for they speak of the dialog too,
 * and so does a native `<dialog>`, which may have opened over this one. The dialog is painted first, for it takes a slow phone
 * as long to make a long page inert.
 */
function useInertPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    let page: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const makeInert = () => {
      page = [...document.body.children].filter(
        (element): element is HTMLElement =>
          element instanceof HTMLElement &&
          !element.inert &&
          !element.matches("script, dialog, #headlessui-portal-root, [aria-live], [role=status]"),
      );
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
