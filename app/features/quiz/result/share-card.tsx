import type { CSSProperties, Ref } from "react";

import { bitsOf } from "#app/artwork/bit-pattern.tsx";
import { cardFonts } from "#app/artwork/card-fonts.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { site } from "#app/site.ts";

import { formatDuration, type QuizOutcome } from "./verdicts.ts";
import { cardColors as colors, cardPicture } from "./share-image-config.ts";

type Props = {
  ref: Ref<HTMLDivElement>;
  quiz: QuizSummary;
  outcome: QuizOutcome;
  /** For each question, whether it was answered rightly. */
  marks: readonly boolean[];
};

const bitRows = 14;

const bitColumns = 20;

const { width, height } = cardPicture.size;

const styles = {
  card: {
    position: "fixed",
    top: 0,
    left: -2 * width,
    boxSizing: "border-box",
    width,
    height,
    padding: "30px 36px 30px 48px",
    display: "flex",
    flexDirection: "column",
    overflow: "hidden",
    background: colors.page,
    color: colors.text,
    fontFamily: cardFonts.sans,
    fontSize: 17,
    fontWeight: 400,
    lineHeight: "24px",
    textAlign: "left",
  },
  bits: {
    position: "absolute",
    top: 0,
    right: -6,
    fontFamily: cardFonts.mono,
    fontWeight: 600,
    fontSize: 20,
    lineHeight: "30px",
    color: colors.bits,
  },
  gutter: { position: "absolute", top: 0, left: 0, width: 10, height },
  top: { position: "relative", display: "flex", justifyContent: "space-between", height: 22 },
  mono: { fontFamily: cardFonts.mono, fontWeight: 600, fontSize: 15, lineHeight: "22px", color: colors.muted },
  intro: { position: "relative", marginTop: 26, color: colors.muted },
  title: {
    position: "relative",
    marginTop: 4,
    fontSize: 29,
    fontWeight: 800,
    lineHeight: "37px",
    maxHeight: 74,
    overflow: "hidden",
  },
  score: { position: "relative", marginTop: "auto", display: "flex", alignItems: "center" },
  digits: { fontFamily: cardFonts.mono, fontWeight: 600, fontSize: 86, lineHeight: "92px" },
  verdict: { marginLeft: 28 },
  verdictTitle: { fontSize: 25, fontWeight: 800, lineHeight: "32px" },
  message: { marginTop: 2, color: colors.muted },
  marks: { position: "relative", marginTop: 12, display: "flex" },
  mark: { flexGrow: 1, height: 8 },
  bottom: { position: "relative", marginTop: 18, height: 46 },
  call: { display: "block", fontSize: 15, lineHeight: "24px" },
} satisfies Record<string, CSSProperties>;

/**
 * The picture that is shared, off the screen. html2canvas draws it, and knows neither oklch() nor our style sheet's
 * tricks: so plain hex and plain boxes, whatever the theme.
 */
export function ShareCard({ ref, quiz, outcome, marks }: Props) {
  const { score, totalQuestions, percent, verdict, timeSpent } = outcome;
  const color = colors[verdict.tone];
  return (
    <div ref={ref} aria-hidden="true" style={styles.card}>
      <div style={styles.bits}>
        {bitRowsOf(quiz.id).map((row, index) => (
          <div key={index}>{row}</div>
        ))}
      </div>
      <div style={{ ...styles.gutter, background: color }} />
      <div style={styles.top}>
        <span style={{ ...styles.mono, color: colors.mint }}>{site.name}</span>
        {quiz.episodeLink && <span style={styles.mono}>Based on Episode #{lastPartOf(quiz.episodeLink)}</span>}
      </div>
      <div style={styles.intro}>You completed a quiz!</div>
      <div lang="ka" style={styles.title}>
        {quiz.title}
      </div>
      <div style={styles.score}>
        <span style={{ ...styles.digits, color }}>
          {score}/{totalQuestions}
        </span>
        <div style={styles.verdict}>
          <div style={styles.verdictTitle}>{verdict.title}</div>
          <div style={styles.message}>
            {percent}% correct. {verdict.message}
          </div>
        </div>
      </div>
      <div style={styles.marks}>
        {marks.map((isRight, index) => (
          <div
            key={index}
            style={{ ...styles.mark, marginLeft: index && 6, background: isRight ? colors.good : colors.empty }}
          />
        ))}
      </div>
      <div style={styles.bottom}>
        <span style={styles.mono}>
          Time: {formatDuration(timeSpent)} · Difficulty: {quiz.difficulty}
        </span>
        <span style={styles.call}>
          Take more quizzes: <span style={{ color: colors.mint }}>{site.url.replace("https://", "")}/quizzes</span>
        </span>
      </div>
    </div>
  );
}

/** "/episodes/nino-test" → "nino-test" */
function lastPartOf(link: string): string {
  return link.split("/").findLast(Boolean) ?? "";
}

/** The zeros and ones of the quiz's id, in as many rows as the card is high. */
function bitRowsOf(quizId: string): string[] {
  const once = bitsOf(quizId);
  const bits = once.repeat(Math.ceil((bitRows * bitColumns) / once.length));
  return Array.from({ length: bitRows }, (_, row) => bits.slice(row * bitColumns, (row + 1) * bitColumns));
}
