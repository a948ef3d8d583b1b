import type { ReactNode, Ref } from "react";
import { bitRows } from "#app/artwork/episode-cover.tsx";
import { hueOf } from "#app/content/cover-colors.ts";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { twoDigits } from "#app/lib/words.ts";
import { diagnose, topAchievementOf, type WrappedStats } from "../wrapped-stats.ts";
import { cardColors as colors, CardFrame, cardPicture, CardStamp, Mono } from "./share-card-parts.tsx";

export { cardPicture };

type Props = { ref: Ref<HTMLDivElement>; stats: WrappedStats; topTopic: string | undefined; year: string };

/** The summary as an image. */
export function Card({ ref, stats, topTopic, year }: Props) {
  const { episodesCompleted, totalPlayEvents, favoriteEpisode, streakDays } = stats;
  const hasEarned = stats.achievements.some(({ isEarned }) => isEarned);
  return (
    <CardFrame ref={ref} path="/wrapped">
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
          <Mono
            color={colors.mint}
            className={`leading-[190px] tracking-[-10px] ${episodesCompleted > 99 ? "text-[112px]" : "text-[176px]"}`}
          >
            {episodesCompleted}
          </Mono>
          {favoriteEpisode && <TapedCover episode={favoriteEpisode} />}
        </div>
        <p className="text-[22px] leading-[30px] font-extrabold">Episodes Completed</p>
        <div className="mt-[22px]">
          <Row label="Play Sessions">{totalPlayEvents}</Row>
          <Row label="Top Guest">{stats.mostListenedGuest ?? "Various"}</Row>
          <Row label="Active Days">{streakDays === 0 ? "Fresh" : streakDays}</Row>
          <Row label="Top Topic">{topTopic ?? "–"}</Row>
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
        <CardStamp className="absolute right-[20px] bottom-[30px]" />
      </div>
    </CardFrame>
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

/** The favorite episode's cover, slightly rotated. Drawn with boxes, because an SVG in the image loses its fonts. */
function TapedCover({ episode }: { episode: EpisodeSummary }) {
  const { ground, ink } = hueOf(episode.tags);
  return (
    <div
      className="relative h-[120px] w-[188px] overflow-hidden rounded-[6px]"
      style={{ background: ground, transform: "rotate(5deg)" }}
    >
      <div className="text-[12px] leading-[20px] whitespace-nowrap opacity-25">
        {bitRows(episode.slug, 6, 26).map((row, index) => (
          <Mono key={index} color={ink}>
            {row}
          </Mono>
        ))}
      </div>
      <Mono color={ink} className="absolute top-[8px] left-[16px] text-[96px] leading-[104px] tracking-[-5px]">
        {twoDigits(episode.number)}
      </Mono>
    </div>
  );
}
