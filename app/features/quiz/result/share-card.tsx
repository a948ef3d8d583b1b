import type { Ref } from "react";
import { cardFonts } from "#app/artwork/card-fonts.ts";
import { bitRows } from "#app/artwork/episode-cover.tsx";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { formatDuration } from "#app/lib/timestamps.ts";
import { site } from "#app/site.ts";
import { answersOf, type Round } from "../round/round-state.ts";
import { toneOf } from "../score-color.ts";
import { resultOf } from "./verdicts.ts";

/** Size in pixels, scale and background (agreed with the client). */
export const cardPicture = { size: { width: 600, height: 420, scale: 2 }, background: "#111827" } as const;

/** Hex values, the same in both themes, because html2canvas reads them. */
const colors = {
  bits: "#1a2334",
  text: "#f3f6f5",
  muted: "#a7b4bd",
  mint: "#3ce6b0",
  good: "#5fe08a",
  warm: "#ffb86b",
  bad: "#ff7a7a",
  empty: "#374151",
} as const;

const { width, height } = cardPicture.size;
const fontFamily = cardFonts.mono;

/**
 * The share image, rendered off screen. Uses hex colors and simple boxes, because html2canvas does not support oklch().
 * Sizes are in pixels, so that the visitor's font size does not change them.
 */
export function Card({ ref, quiz, round }: { ref: Ref<HTMLDivElement>; quiz: QuizSummary; round: Round }) {
  const { score, totalQuestions, percent, verdict, timeSpent } = resultOf(round);
  const color = colors[toneOf(percent)];
  return (
    <div
      ref={ref}
      className="relative flex flex-col overflow-hidden pt-[30px] pr-[36px] pb-[30px] pl-[48px] text-left text-[17px] leading-[24px] font-normal"
      style={{ width, height, background: cardPicture.background, color: colors.text, fontFamily: cardFonts.sans }}
    >
      <div
        className="absolute top-0 right-[-6px] text-[20px] leading-[30px] font-semibold"
        style={{ fontFamily, color: colors.bits }}
      >
        {bitRows(quiz.id, 14, 20).map((row, index) => (
          <div key={index}>{row}</div>
        ))}
      </div>
      <div className="absolute inset-y-0 left-0 w-[10px]" style={{ background: color }} />
      <div
        className="relative flex h-[22px] justify-between text-[15px] leading-[22px] font-semibold"
        style={{ fontFamily, color: colors.muted }}
      >
        <span style={{ color: colors.mint }}>{site.name}</span>
        {quiz.episodeLink && <span>Based on Episode #{quiz.episodeLink.split("/").findLast(Boolean)}</span>}
      </div>
      <div className="relative mt-[26px]" style={{ color: colors.muted }}>
        You completed a quiz!
      </div>
      <div
        lang="ka"
        className="relative mt-[4px] max-h-[74px] overflow-hidden text-[29px] leading-[37px] font-extrabold"
      >
        {quiz.title}
      </div>
      <div className="relative mt-auto flex items-center">
        <div className="text-[86px] leading-[92px] font-semibold" style={{ fontFamily, color }}>
          {score}/{totalQuestions}
        </div>
        <div className="ml-[28px]">
          <div className="text-[25px] leading-[32px] font-extrabold">{verdict.title}</div>
          <div className="mt-[2px]" style={{ color: colors.muted }}>
            {percent}% correct. {verdict.message}
          </div>
        </div>
      </div>
      <div className="relative mt-[12px] flex gap-[6px]">
        {answersOf(round).map(({ isCorrect }, index) => (
          <div key={index} className="h-[8px] grow" style={{ background: isCorrect ? colors.good : colors.empty }} />
        ))}
      </div>
      <div className="relative mt-[18px] h-[46px]">
        <span className="text-[15px] leading-[22px] font-semibold" style={{ fontFamily, color: colors.muted }}>
          Time: {formatDuration(timeSpent)} · Difficulty: {quiz.difficulty}
        </span>
        <span className="block text-[15px] leading-[24px]">
          Take more quizzes: <span style={{ color: colors.mint }}>{site.url.replace("https://", "")}/quizzes</span>
        </span>
      </div>
    </div>
  );
}
