import { z } from "zod";

const count = z.int().nonnegative();
const instant = z.iso.datetime();
const score = z
  .object({ score: count, totalQuestions: count.positive() })
  .refine((it) => it.score <= it.totalQuestions);

/** What a zustand store keeps, under the only version there is. */
const persisted = <Shape extends z.ZodRawShape>(state: Shape) =>
  z.strictObject({ state: z.strictObject(state), version: z.literal(0) });

const analytics = persisted({
  episodeStats: z.record(
    z.string().min(1),
    z.strictObject({
      playCount: count,
      firstPlayedAt: instant.optional(),
      lastPlayedAt: instant.optional(),
      isCompleted: z.boolean(),
      completedAt: instant.optional(),
      isFavorite: z.boolean(),
    }),
  ),
  lastActiveDate: instant.nullable(),
});

const positions = persisted({
  positions: z.record(
    z.string().min(1),
    z.strictObject({
      seconds: z.number().nonnegative(),
      duration: z.number().positive(),
      heard: z.array(z.tuple([z.number(), z.number()]).refine(([from, to]) => from < to)),
      heardAt: instant,
    }),
  ),
});

const scores = persisted({
  scores: z.record(z.string().min(1), z.object({ ...score.shape, at: count.optional(), best: score })),
});

const reviews = persisted({
  cards: z.record(
    z.string().regex(/^[^/]+\/./),
    z.strictObject({
      reviews: z.array(z.strictObject({ at: count, isRight: z.boolean() })).min(1),
      due: z.int(),
    }),
  ),
});

const rounds = persisted({
  rounds: z.record(
    z.string().min(1),
    z.strictObject({
      seed: count,
      phase: z.enum(["answering", "revealed", "finished"]),
      answers: z.array(count),
      picked: count.optional(),
      isHeld: z.boolean(),
      spentMs: count,
    }),
  ),
});

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, { addIssue }) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        addIssue({ code: "custom", message: "is no JSON" });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** What the site keeps in a browser, by key. */
const schemas: Record<string, z.ZodType> = {
  "devtherapy-analytics": json(analytics),
  "devtherapy-positions": json(positions),
  "devtherapy-quiz-scores": json(scores),
  "devtherapy-review": json(reviews),
  "devtherapy-rounds": json(rounds),
  "devtherapy-player": json(persisted({ speed: z.number().positive(), hasKeys: z.boolean() })),
  "devtherapy-quiz-settings": json(persisted({ isHeldAlways: z.boolean() })),
  "devtherapy-recent-searches": json(z.array(z.string().trim().min(1).max(60)).max(5)),
  "devtherapy-theme": z.enum(["light", "dark"]),
  "devtherapy-rain": z.literal("stopped"),
};

/** What is wrong with what the site has stored. */
export function findInvalid(storage: Readonly<Record<string, string>>): string[] {
  return Object.entries(storage).flatMap(([key, text]) => {
    const result = schemas[key]?.safeParse(text);
    return result && !result.success ? [`${key}: ${z.prettifyError(result.error)}`] : [];
  });
}

/** What only grows while the visitor clears nothing: plays, seconds heard, best scores, reviews. */
export function countStored(storage: Readonly<Record<string, string>>): Map<string, number> {
  const read = <Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | undefined =>
    json(schema).safeParse(storage[key]).data;
  const plays = Object.entries(read("devtherapy-analytics", analytics)?.state.episodeStats ?? {});
  const places = Object.entries(read("devtherapy-positions", positions)?.state.positions ?? {});
  const records = Object.entries(read("devtherapy-quiz-scores", scores)?.state.scores ?? {});
  const cards = Object.entries(read("devtherapy-review", reviews)?.state.cards ?? {});
  return new Map([
    ...plays.map(([id, { playCount }]) => [`plays of ${id}`, playCount] as const),
    ...places.map(([id, { heard }]) => [`seconds heard of ${id}`, sum(heard.map(([from, to]) => to - from))] as const),
    ...records.map(([id, { best }]) => [`best score of ${id}`, best.score / best.totalQuestions] as const),
    ...cards.map(([id, card]) => [`reviews of ${id}`, card.reviews.length] as const),
  ]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
