import { lazy, Suspense, useEffect, useRef, useState } from "react";

import type { QuizSummary } from "#app/content/quizzes.server.ts";

/** Never rejects: without its code the section stays as it was prerendered, with its links. */
const LazySection = lazy(async () => {
  const module = await import("./test-your-knowledge.tsx").catch(() => new Promise<never>(() => undefined));
  return { default: module.TestYourKnowledge };
});

/** The quizzes of an episode, hydrated after the rest of the page; a button that is clicked before that works then. */
export function TestYourKnowledgeOnDemand({ quizzes }: { quizzes: readonly QuizSummary[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const clicked = useRef<HTMLElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);

  useEffect(() => {
    if (isHydrated) return clicked.current?.click();
    // React stops a click on what is not hydrated when it reaches the document.
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && frame.current?.contains(target)) clicked.current = target.closest("button");
    };
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  }, [isHydrated]);

  return (
    <div ref={frame}>
      <Suspense>
        <LazySection quizzes={quizzes} onHydrated={() => setIsHydrated(true)} />
      </Suspense>
    </div>
  );
}
