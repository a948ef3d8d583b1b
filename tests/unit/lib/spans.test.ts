import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { joinSpans } from "#app/lib/join-spans.ts";
import { secondsIn, type Span } from "#app/lib/spans.ts";

const anySpan = fc.tuple(fc.nat(5000), fc.nat(200)).map(([from, length]): Span => [from, from + length]);

describe("stretches of a recording", () => {
  test("become one where they overlap or touch, in whole seconds and in order", () => {
    expect(
      joinSpans([
        [30.2, 40.4],
        [0, 5.6],
        [5.6, 9.8],
        [35, 50],
        [60, 60],
      ]),
    ).toEqual([
      [0, 10],
      [30, 50],
    ]);
  });

  test("never hold a second twice, nor one that none of them held, whatever their order", () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 40 }), (spans) => {
        const seconds = new Set(spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, n) => from + n)));
        expect(secondsIn(joinSpans(spans))).toBe(seconds.size);
        expect(joinSpans(spans.toReversed())).toEqual(joinSpans(spans));
      }),
    );
  });

  test("are the hundred longest of very many", () => {
    const short = Array.from({ length: 150 }, (_, n): Span => [n * 10, n * 10 + 1]);
    const joined = joinSpans([...short, [5000, 5100]]);
    expect(joined).toHaveLength(100);
    expect(joined.at(-1)).toEqual([5000, 5100]);
  });
});
