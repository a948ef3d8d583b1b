import { type ComponentType, lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from "react";
import { isReleased, reloadPage } from "#app/lib/release.ts";
import { Button, CloseButton } from "./button.tsx";
import { PartBoundary } from "./part-boundary.tsx";
import { PlainDialog } from "./plain-dialog.tsx";

/** Time limit for any load. After it the page shows a failure. */
export const loadLimitMs = 10_000;

type LoadingProps = {
  /** Shown while the chunk loads. */
  loading?: ReactNode;
  /** For a part that opens over the page: shows a failure in a dialog, which calls this to close. */
  onGiveUp?: () => void;
  /** Renders the failure in a different position. By default it replaces the part. */
  renderFailure?: (message: ReactNode) => ReactNode;
};

/**
 * Returns a component whose chunk loads on the first render, or earlier by `preload`. If that fails or takes too
 * long, it shows "Couldn't open `what`" with "Try again", or with "Reload" if only a reload helps. If `what` is null,
 * `loading` stays without a message.
 */
export function lazyPart<Props extends object>(what: string | null, importPart: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = await importPart().catch(waitIfLeaving);
    return { default: loaded };
  };

  function Part({ loading = null, onGiveUp, renderFailure, ...props }: Props & LoadingProps) {
    const [attempt, setAttempt] = useState(1);
    // Each attempt needs a new lazy component, because React keeps a rejection.
    const [Code, setCode] = useState<ComponentType<Props>>(() => loaded ?? lazy(load));

    const failure = (reset?: () => void) => {
      if (what === null) return loading;
      const tryAgain = () => {
        setAttempt(attempt + 1);
        setCode(() => loaded ?? lazy(load));
        reset?.();
      };
      const message = <LoadFailure what={what} attempt={attempt} onRetry={tryAgain} />;
      if (onGiveUp) return <FailureDialog onClose={onGiveUp}>{message}</FailureDialog>;
      return renderFailure ? renderFailure(message) : message;
    };

    return (
      <PartBoundary renderFallback={failure}>
        <Suspense
          fallback={
            <Limited key={attempt} late={failure()}>
              {loading}
            </Limited>
          }
        >
          <Code {...(props as unknown as Props)} />
        </Suspense>
      </PartBoundary>
    );
  }

  return Object.assign(Part, { preload: () => void load().catch(() => undefined) });
}

let isLeaving = false;
if (!import.meta.env.SSR) window.addEventListener("beforeunload", () => (isLeaving = true));

/** Rejects with the error. First waits if the visitor is leaving the page, because leaving aborts imports. */
async function waitIfLeaving(error: unknown): Promise<never> {
  if (isLeaving) await new Promise((resolve) => setTimeout(resolve, loadLimitMs));
  throw error;
}

/** Replaces its children by `late` after the time limit. */
function Limited({ late, children }: { late: ReactNode; children: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), loadLimitMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? late : children;
}

type FailureProps = {
  what: string;
  /** The number of failures in a row. */
  attempt?: number;
  onRetry: () => void;
};

/**
 * A message that code or data failed to load. Offers a reload after a release, and in browsers that never request a
 * failed module again.
 */
export function LoadFailure({ what, attempt = 1, onRetry }: FailureProps) {
  const [hasRelease, setHasRelease] = useState(false);
  useEffect(() => void isReleased().then(setHasRelease), []);
  const needsReload = hasRelease || (attempt > 1 && navigator.onLine);

  /** Moves the focus off the button, which disappears. Dialogs move it themselves. */
  function retry({ currentTarget }: MouseEvent) {
    const isInDialog = currentTarget.closest("dialog, [role=dialog]") !== null;
    if (!isInDialog) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    onRetry();
  }

  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-5 gap-y-3 py-5">
      <p className="grow">
        <span className="block font-semibold">{`Couldn't open ${what}`}</span>
        <span className="text-sm text-muted">
          {hasRelease ? "This site has a new version." : "Check your connection and try again."}
        </span>
      </p>
      <Button ref={focusInDialog} variant="primary" onClick={needsReload ? reloadPage : retry}>
        {needsReload ? "Reload" : "Try again"}
      </Button>
    </div>
  );
}

/** In a dialog that stays open, focuses the button, because the focused part has unmounted. */
function focusInDialog(button: HTMLButtonElement | null) {
  if (button?.closest("[role=dialog]")) button.focus();
}

type DialogProps = { onClose: () => void; children: ReactNode };

function FailureDialog({ onClose, children }: DialogProps) {
  return (
    <PlainDialog label="Loading failed" onClose={onClose} className="m-auto max-w-lg">
      <div className="flex items-start justify-between gap-3 py-2 pr-2 pl-5">
        <div className="grow">{children}</div>
        <CloseButton onClose={onClose} />
      </div>
    </PlainDialog>
  );
}
