import type { Ref } from "react";
import type { HeardLine } from "../heard-lines.ts";
import { cardColors as colors, CardFrame, cardPicture, CardStamp, Mono } from "./share-card-parts.tsx";

export { cardPicture };

type Props = { ref: Ref<HTMLDivElement>; lines: readonly HeardLine[]; count: string };

/** In pixels: the height of all lines together, the maximum height of a line, and the width of the longest bar. */
const linesHeight = 610;
const highestLine = 40;
const barWidth = 408;

/** An image of the heard parts: a line for each episode, to scale. */
export function Card({ ref, lines, count }: Props) {
  const pixelsOfSecond = barWidth / Math.max(...lines.map(({ duration }) => duration));
  const line = Math.min(highestLine, linesHeight / lines.length);
  const barHeight = Math.max(4, line * 0.6);
  return (
    <CardFrame ref={ref} path="/topics">
      <div className="grow px-[40px]">
        <p className="mt-[6px] text-[36px] leading-[42px] font-extrabold">What I heard</p>
        <p className="mb-[22px]" style={{ color: colors.quiet }}>
          {count}
        </p>
        {lines.map(({ slug, number, ink, duration, intervals }) => (
          <div key={slug} className="flex items-center" style={{ height: line }}>
            <span className="w-[52px] shrink-0" style={{ fontSize: Math.min(15, line * 0.7), lineHeight: `${line}px` }}>
              <Mono color={colors.quiet}>#{number}</Mono>
            </span>
            <div
              className="relative"
              style={{ width: duration * pixelsOfSecond, height: barHeight, background: "#26312d" }}
            >
              {intervals.map(([from, to]) => (
                <span
                  key={from}
                  className="absolute top-0 block"
                  style={{
                    left: from * pixelsOfSecond,
                    width: Math.max(1, (to - from) * pixelsOfSecond),
                    height: barHeight,
                    background: ink,
                  }}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="absolute right-[28px] bottom-[28px] rounded-full" style={{ background: colors.paper }}>
        <CardStamp />
      </div>
    </CardFrame>
  );
}
