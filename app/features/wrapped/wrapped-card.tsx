import type { ReactNode, Ref } from "react";

import { hueOf } from "#app/lib/topic-family.ts";
import { site } from "#app/site.ts";

import { diagnose } from "./diagnosis.ts";
import { RubberDuck } from "./rubber-duck.tsx";
import { topAchievementOf } from "./share-text.ts";
import type { WrappedEpisode, WrappedStats } from "./wrapped-stats.ts";

/** Plain hex, because html2canvas knows no other colours: the light tokens of app.css on the dark page. */
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

/** 540 × 960 pixels, drawn twice as large: the 1080 × 1920 of a story. */
export const cardPicture = { scale: 2, background: colors.page } as const;

type Props = { ref: Ref<HTMLDivElement>; stats: WrappedStats; year: string };

/** The summary as a picture. Sizes are pixels, whatever font size the visitor's browser has. */
export function WrappedCard({ ref, stats, year }: Props) {
  const {
    episodesCompleted,
    totalPlayEvents,
    mostListenedGuest = "Various",
    favoriteEpisode,
    topTags,
    streakDays,
  } = stats;
  return (
    <div
      ref={ref}
      className="relative flex h-[960px] w-[540px] flex-col overflow-hidden font-sans text-[18px] leading-[26px]"
      style={{ background: colors.page, color: colors.text }}
    >
      <p
        className="px-[40px] pt-[44px] pb-[20px] text-[24px] leading-[30px] font-extrabold"
        style={{ color: colors.paper }}
      >
        {site.name}
        <span className="font-mono font-semibold" style={{ color: colors.brightMint }}>
          {" "}
          &gt;_
        </span>
      </p>
      <div className="relative mx-[28px] grow rounded-[8px] pr-[28px] pl-[52px]" style={{ background: colors.paper }}>
        <Holes />
        <p className="flex items-baseline justify-between pt-[30px]">
          <span className="text-[36px] leading-[42px] font-extrabold">My Dev Wrapped</span>
          <span className="font-mono text-[24px] font-semibold" style={{ color: colors.muted }}>
            {year}
          </span>
        </p>
        <div className="mt-[14px] flex h-[190px] items-center justify-between">
          <p
            className="font-mono leading-[190px] font-semibold tracking-[-10px]"
            style={{ color: colors.mint, fontSize: episodesCompleted > 99 ? "112px" : "176px" }}
          >
            {episodesCompleted}
          </p>
          {favoriteEpisode && <TapedCover episode={favoriteEpisode} />}
        </div>
        <p className="text-[22px] leading-[30px] font-extrabold">
          {episodesCompleted === 1 ? "Episode Completed" : "Episodes Completed"}
        </p>
        <div className="mt-[22px]">
          <Row label="Play Sessions">{totalPlayEvents}</Row>
          <Row label="Top Guest">{mostListenedGuest}</Row>
          <Row label="Active Days">{streakDays === 0 ? "Fresh" : streakDays}</Row>
          <Row label="Top Topic">{topTags[0]?.tag ?? "–"}</Row>
        </div>
        <p className="mt-[22px] flex items-baseline gap-[12px] text-[20px] font-semibold">
          <span className="font-mono" style={{ color: colors.good }}>
            PASS
          </span>
          {topAchievementOf(stats)}
        </p>
        <div className="mt-[24px] mr-[112px] border-l-4 pl-[16px]" style={{ borderColor: colors.warm }}>
          <p className="font-mono text-[14px] leading-[20px] font-semibold" style={{ color: colors.warm }}>
            Diagnosis
          </p>
          <p lang="ka" className="mt-[2px] text-[19px] leading-[27px] font-semibold">
            {diagnose(episodesCompleted)}
          </p>
        </div>
        <div
          className="absolute right-[20px] bottom-[30px] flex size-[116px] flex-col items-center justify-center rounded-full border-[3px]"
          style={{ borderColor: colors.warm, transform: "rotate(-10deg)" }}
        >
          <RubberDuck color={colors.warm} eye={colors.paper} className="h-[52px] w-[57px]" />
          <span className="mt-[4px] font-mono text-[13px] leading-[16px] font-semibold" style={{ color: colors.warm }}>
            Dr. Duck
          </span>
        </div>
      </div>
      <div className="px-[40px] pt-[22px] pb-[40px]">
        <p className="font-mono text-[20px] leading-[28px] font-semibold" style={{ color: colors.brightMint }}>
          {site.url.replace("https://", "")}/wrapped
        </p>
        <p className="text-[17px]" style={{ color: colors.quiet }}>
          {site.tagline}
        </p>
      </div>
    </div>
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

function Holes() {
  return (
    <div className="absolute inset-y-[28px] left-[14px] flex flex-col justify-between">
      {Array.from({ length: 9 }, (_, index) => (
        <span key={index} className="block size-[14px] rounded-full" style={{ background: colors.page }} />
      ))}
    </div>
  );
}

/** The favourite episode's cover, stuck on a little askew. Made of boxes: pictures inside pictures lose their fonts. */
function TapedCover({ episode }: { episode: WrappedEpisode }) {
  const bits = [...episode.slug].map((letter) => (letter.codePointAt(0) ?? 0).toString(2)).join("");
  return (
    <div
      className={`${hueOf(episode.tags)} relative h-[120px] w-[188px] overflow-hidden rounded-[6px] font-mono font-semibold`}
      style={{ background: "var(--hue-ground)", color: "var(--hue-ink)", transform: "rotate(5deg)" }}
    >
      <p className="w-[192px] text-[12px] leading-[20px] break-all opacity-25">{bits.repeat(3).slice(0, 156)}</p>
      <p className="absolute top-[8px] left-[16px] text-[96px] leading-[104px] tracking-[-5px]">
        {String(episode.number).padStart(2, "0")}
      </p>
    </div>
  );
}
