import { type ReactNode, useId } from "react";

import { ButtonLink } from "#app/ui/button.tsx";

type Props = {
  title: string;
  /** How much there is of it. */
  count: number;
  /** How much of that stands here. */
  shown: number;
  /** Where the others are. */
  more?: string;
  children: ReactNode;
};

/** One part of a topic's page, with how much there is of it. */
export function TopicSection({ title, count, shown, more, children }: Props) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="mb-6 text-2xl">
        {title} <span className="label-mono text-muted">{count}</span>
      </h2>
      {children}
      {more && shown < count && (
        <ButtonLink to={more} className="mt-8">
          More {title}
        </ButtonLink>
      )}
    </section>
  );
}
