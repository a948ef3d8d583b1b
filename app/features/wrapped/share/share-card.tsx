import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import { cardFonts } from "#app/artwork/card-fonts.ts";
import { DuckShape } from "#app/artwork/duck.tsx";
import { bitRows } from "#app/artwork/episode-cover.tsx";
import { hueOf } from "#app/content/cover-colors.ts";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { twoDigits } from "#app/lib/text.ts";
import { site } from "#app/site.ts";
import { diagnose } from "../diagnoses.ts";
import { topAchievementOf, type WrappedStats } from "../wrapped-stats.ts";

/**
 * The light theme's colors on the dark theme's page (app.css). Hex values, because html2canvas supports no newer
 * notation.
 */
const colors = {
  page: "#0b0f0e",
  paper: "#f7f6f1",
  line: "#dcdacf",
  text: "#14201c",
  muted: "#55645e",
  mint: "#00785a",
  brightMint: "#3ce6b0",
  good: "#1d7a3c",
  warm: "#a8560a",
  quiet: "#9db0a9",
} as const;

/** The size of a story: 1080 × 1920 pixels at scale 2. */
export const cardPicture = { size: { width: 540, height: 960, scale: 2 }, background: colors.page } as const;

type Props = { ref: Ref<HTMLDivElement>; stats: WrappedStats; year: string };

/** The summary as an image. Sizes are in pixels, so that the visitor's font size does not change them. */
export function Card({ ref, stats, year }: Props) {
  const { episodesCompleted, totalPlayEvents, favoriteEpisode, topTags, streakDays } = stats;
  const { width, height } = cardPicture.size;
  const hasEarned = stats.achievements.some(({ isEarned }) => isEarned);
  return (
    <div
      ref={ref}
      className="relative flex flex-col overflow-hidden text-[18px] leading-[26px] tracking-normal"
      style={{ width, height, background: colors.page, color: colors.paper, fontFamily: cardFonts.sans }}
    >
      <p className="flex gap-[12px] px-[40px] pt-[44px] pb-[20px] text-[24px] leading-[30px] font-extrabold">
        {site.name}
        <Mono color={colors.brightMint}>&gt;_</Mono>
      </p>
      <div
        className="relative mx-[28px] grow rounded-[8px] pr-[28px] pl-[52px]"
        style={{ background: colors.paper, color: colors.text }}
      >
        {/* Punched holes. */}
        <div className="absolute inset-y-[28px] left-[14px] flex flex-col justify-between">
          {Array.from({ length: 9 }, (_, index) => (
            <span key={index} className="block size-[14px] rounded-full" style={{ background: colors.page }} />
          ))}
        </div>
        <p className="flex items-baseline justify-between pt-[30px]">
          <span className="text-[36px] leading-[42px] font-extrabold">My Dev Wrapped</span>
          <Mono color={colors.muted} className="text-[24px]">
            {year}
          </Mono>
        </p>
        <div className="mt-[14px] flex h-[190px] items-center justify-between">
          <Mono color={colors.mint} className="text-[176px] leading-[190px] tracking-[-10px]">
            {episodesCompleted}
          </Mono>
          {favoriteEpisode && <TapedCover episode={favoriteEpisode} />}
        </div>
        <p className="text-[22px] leading-[30px] font-extrabold">Episodes Completed</p>
        <div className="mt-[22px]">
          <Row label="Play Sessions">{totalPlayEvents}</Row>
          <Row label="Top Guest">{stats.mostListenedGuest ?? "Various"}</Row>
          <Row label="Active Days">{streakDays === 0 ? "Fresh" : streakDays}</Row>
          <Row label="Top Topic">{topTags[0]?.name ?? "–"}</Row>
        </div>
        <p className="mt-[22px] flex items-baseline gap-[12px] text-[20px] font-semibold">
          {hasEarned ? <Mono color={colors.good}>PASS</Mono> : <Mono color={colors.muted}>TODO</Mono>}
          {topAchievementOf(stats)}
        </p>
        <div className="mt-[24px] mr-[112px] border-l-4 pl-[16px]" style={{ borderColor: colors.warm }}>
          <Mono color={colors.warm} className="text-[14px] leading-[20px]">
            Diagnosis
          </Mono>
          <p lang="ka" className="mt-[2px] text-[19px] leading-[27px] font-semibold">
            {diagnose(episodesCompleted)}
          </p>
        </div>
        <Stamp />
      </div>
      <div className="px-[40px] pt-[22px] pb-[40px]">
        <Mono color={colors.brightMint} className="text-[20px] leading-[28px]">
          {site.url.replace("https://", "")}/wrapped
        </Mono>
        <p className="text-[17px]" style={{ color: colors.quiet }}>
          {site.tagline}
        </p>
      </div>
    </div>
  );
}

/** Monospaced text. */
function Mono({ color, className, children }: { color: string; className?: string; children: ReactNode }) {
  return (
    <span className={clsx("block font-semibold", className)} style={{ color, fontFamily: cardFonts.mono }}>
      {children}
    </span>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p
      className="flex items-baseline justify-between gap-[16px] border-b py-[9px]"
      style={{ borderColor: colors.line }}
    >
      <span className="shrink-0" style={{ color: colors.muted }}>
        {label}
      </span>
      <span className="text-right text-[20px] font-semibold">{children}</span>
    </p>
  );
}

/** The duck's stamp. */
function Stamp() {
  return (
    <div
      className="absolute right-[20px] bottom-[30px] flex size-[116px] flex-col items-center justify-center rounded-full border-[3px]"
      style={{ borderColor: colors.warm, transform: "rotate(-10deg)" }}
    >
      <svg viewBox="-2 4 106 88" aria-hidden="true" className="h-[52px] w-[63px]">
        <g fill="none" stroke={colors.text} strokeWidth="4.4" strokeLinecap="round" strokeLinejoin="round">
          <DuckShape />
        </g>
      </svg>
      <Mono color={colors.warm} className="mt-[4px] text-[13px] leading-[16px]">
        Dr. Duck
      </Mono>
    </div>
  );
}

/** The favorite episode's cover, slightly rotated. Drawn with boxes, because an SVG in the image loses its fonts. */
function TapedCover({ episode }: { episode: EpisodeSummary }) {
  const { background, foreground } = hueOf(episode.tags);
  return (
    <div
      className="relative h-[120px] w-[188px] overflow-hidden rounded-[6px]"
      style={{ background, transform: "rotate(5deg)" }}
    >
      <div className="text-[12px] leading-[20px] whitespace-nowrap opacity-25">
        {bitRows(episode.slug, 6, 26).map((row, index) => (
          <Mono key={index} color={foreground}>
            {row}
          </Mono>
        ))}
      </div>
      <Mono color={foreground} className="absolute top-[8px] left-[16px] text-[96px] leading-[104px] tracking-[-5px]">
        {twoDigits(episode.number)}
      </Mono>
    </div>
  );
}
