import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Button } from "./button.tsx";

/**
 * Returns a component whose chunk loads on the first render, or earlier by `preload`. Shows `placeholder` meanwhile. If
 * the chunk fails to load, shows "Couldn't open `what`" with "Reload", or keeps the placeholder if `what` is null.
 */
export function lazyComponent<Props extends object>(
  what: string | null,
  importComponent: () => Promise<ComponentType<Props>>,
) {
  const LazyComponent = lazy(async () => ({ default: await importComponent() }));

  function WithBoundary({ placeholder, ...props }: Props & { placeholder?: ReactNode }) {
    return (
      <LoadBoundary fallback={what === null ? placeholder : <LoadError what={what} />}>
        <Suspense fallback={placeholder}>
          <LazyComponent {...(props as unknown as Props)} />
        </Suspense>
      </LoadBoundary>
    );
  }

  return Object.assign(WithBoundary, { preload: () => void importComponent().catch(() => undefined) });
}

/** An error boundary for one component, so that the rest of the page stays usable. */
class LoadBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

const reloadPage = () => window.location.reload();

type LoadErrorProps = { what: string; label?: string; onPress?: () => void };

/**
 * Reports that code or data failed to load. Sticks to the window's edge, because a dialog that failed would be at the
 * end of the page.
 */
export function LoadError({ what, label = "Reload", onPress = reloadPage }: LoadErrorProps) {
  return (
    <div role="alert" className="sticky bottom-0 z-40 flex flex-wrap items-center gap-x-5 gap-y-2 bg-raised px-5 py-3">
      <p className="grow">
        <span className="block font-semibold">{`Couldn't open ${what}`}</span>
        <span className="text-sm text-muted">Check your connection and try again.</span>
      </p>
      <Button variant="primary" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
