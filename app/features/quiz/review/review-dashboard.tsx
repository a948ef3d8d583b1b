import { useEffect, useState } from "react";

import { useNow } from "#app/lib/use-now.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { loadList, useListItems } from "#app/lists/use-infinite-list.ts";
import { syncTabs } from "#app/store/persist-options.ts";
import { dueKeys, localDay } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PartBoundary } from "#app/ui/part-boundary.tsx";

import { cardsOf, hasOthers, hideCards, type ReviewedQuiz, topicsOf, useHiddenCards } from "./cards-by-topic.ts";
import { ReviewCardList } from "./review-card-list.tsx";
import { ReviewToday } from "./review-today.tsx";
import { TopicTable } from "./topic-table.tsx";

type Props = { quizzes: ListStart<ReviewedQuiz> };

/** The visitor's reviews, or what to do where they cannot be shown. */
export function ReviewDashboard({ quizzes }: Props) {
  return (
    <PartBoundary renderFallback={(tryAgain) => <NotOpened onRetry={tryAgain} />}>
      <Dashboard quizzes={quizzes} />
    </PartBoundary>
  );
}

/** What is to be reviewed today, what is known of which topic, and every card there is. */
function Dashboard({ quizzes: start }: Props) {
  const today = localDay(Date.parse(useNow()));
  const allCards = useReviews((state) => state.cards);
  const hidden = useHiddenCards(({ keys }) => keys);
  const isAllWanted = hasOthers(allCards, start.first);
  const { items: quizzes, isComing, isWhole } = useListItems(start, isAllWanted);
  const cards = cardsOf(allCards, quizzes, hidden);

  const count = Object.keys(cards).length;
  // A card that was dropped by mistake can be taken back, also the last one.
  const [hadCards, setHadCards] = useState(false);
  if (count > 0 && !hadCards) setHadCards(true);

  useEffect(() => syncTabs(useReviews), []);
  useEffect(() => {
    if (!isWhole) return;
    const known = cardsOf(allCards, quizzes);
    hideCards(dueKeys(allCards, today).filter((key) => !(key in known)));
  }, [isWhole, allCards, quizzes, today]);

  // Another tab may add a card of a quiz that is not among these while a round runs here: it stays.
  const [wasShown, setWasShown] = useState(false);
  const isShown = wasShown || !isAllWanted || isWhole;
  if (isShown && !wasShown) setWasShown(true);

  if (!isShown && isComing) {
    return (
      <p role="status" className="mt-10 min-h-dvh text-muted">
        Loading your cards…
      </p>
    );
  }
  if (!isShown) return <NotOpened onRetry={() => void loadList(start)} />;

  if (count === 0 && !hadCards) {
    return (
      <EmptyState
        title="Nothing to review yet"
        action={
          <ButtonLink to="/quizzes" variant="primary">
            Browse Quizzes
          </ButtonLink>
        }
        className="mt-10 min-h-dvh content-start"
      >
        Take a quiz: what you miss or keep comes back here until you know it.
      </EmptyState>
    );
  }

  return (
    <div className="mt-10 min-h-dvh">
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <ReviewToday
          cards={dueKeys(cards, Infinity)}
          dueCount={dueKeys(cards, today).length}
          nextDue={count > 0 ? Math.min(...Object.values(cards).map(({ due }) => due)) : undefined}
          today={today}
        />
        {count > 0 && <TopicTable topics={topicsOf(cards, quizzes)} />}
      </div>
      <ReviewCardList cards={cards} quizzes={quizzes} today={today} />
      <p className="mt-10 text-sm text-muted">
        All of this is kept in this browser only. You can export or clear it in <YourDataLink />.
      </p>
    </div>
  );
}

function NotOpened({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="Your reviews could not be opened"
      button={["Try again", onRetry]}
      className="mt-10 min-h-dvh content-start"
    >
      Your data is safe. Check your connection. You can export everything in <YourDataLink />.
    </EmptyState>
  );
}

function YourDataLink() {
  return (
    <Link to="/wrapped#your-data" className="text-mint underline">
      Your Data
    </Link>
  );
}
