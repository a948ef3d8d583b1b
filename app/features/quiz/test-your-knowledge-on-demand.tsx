import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { notifyLoadFailed } from "#app/ui/use-on-demand.ts";

const importSection = () => import("./test-your-knowledge.tsx");

/** Retries the import. Set while it has failed. */
let retryImport: (() => void) | undefined;

/** Never rejects. Until a retry succeeds, the section stays as prerendered, with its links. */
const LazySection = lazy(async () => {
  for (;;) {
    try {
      return { default: (await importSection()).TestYourKnowledge };
    } catch {
      await new Promise<void>((resolve) => {
        retryImport = resolve;
      });
      retryImport = undefined;
    }
  }
});

/** An episode's quizzes, hydrated after the rest of the page. A button clicked before that works after hydration. */
export function TestYourKnowledgeOnDemand({ quizzes }: { quizzes: readonly QuizSummary[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const clicked = useRef<HTMLElement>(null);
  const failures = useRef(0);
  const [isHydrated, setIsHydrated] = useState(false);
  const onHydrated = useCallback(() => setIsHydrated(true), []);

  useEffect(() => {
    if (isHydrated) return clicked.current?.click();
    // React stops the propagation of clicks on content that is not hydrated at the document.
    const retry = () => retryImport?.();
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element) || !frame.current?.contains(target)) return;
      clicked.current = target.closest("button");
      if (clicked.current) importSection().then(retry, onFailed);
    };
    const onFailed = () => {
      clicked.current = null;
      failures.current += 1;
      notifyLoadFailed(failures.current, "Couldn't open the quiz");
    };
    retry();
    const listening = new AbortController();
    window.addEventListener("online", retry, { signal: listening.signal });
    window.addEventListener("click", onClick, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [isHydrated]);

  return (
    <div ref={frame}>
      <Suspense>
        <LazySection quizzes={quizzes} onHydrated={onHydrated} />
      </Suspense>
    </div>
  );
}
