import { clsx } from "clsx";
import type { ReactNode } from "react";

import { bitsOf } from "#app/artwork/bit-pattern.tsx";
import { cardFonts } from "#app/artwork/card-fonts.ts";
import { DuckShape } from "#app/artwork/duck.tsx";
import { hueOf } from "#app/content/topic-colors.ts";
import { twoDigits } from "#app/lib/format-count.ts";
import { site } from "#app/site.ts";

import type { WrappedEpisode } from "../wrapped-stats.ts";
import { cardColors as colors } from "./share-image-config.ts";

const bitRows = 6;

const bitColumns = 26;

/** Text in the voice of the editor. */
export function Mono({ color, className, children }: { color: string; className?: string; children: ReactNode }) {
  return (
    <span className={clsx("block font-semibold", className)} style={{ color, fontFamily: cardFonts.mono }}>
      {children}
    </span>
  );
}

/** A line of the sheet: what is counted, and how much of it there is. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
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

/** The sheet was in a folder. */
export function Holes() {
  return (
    <div className="absolute inset-y-[28px] left-[14px] flex flex-col justify-between">
      {Array.from({ length: 9 }, (_, index) => (
        <span key={index} className="block size-[14px] rounded-full" style={{ background: colors.page }} />
      ))}
    </div>
  );
}

/** The favourite episode's cover, stuck on a little askew. Made of boxes: an SVG inside a picture loses its fonts. */
export function TapedCover({ episode }: { episode: WrappedEpisode }) {
  const { ground, ink } = hueOf(episode.tags);
  const bits = bitsOf(episode.slug).repeat(bitRows);
  return (
    <div
      className="relative h-[120px] w-[188px] overflow-hidden rounded-[6px]"
      style={{ background: ground, transform: "rotate(5deg)" }}
    >
      <div className="text-[12px] leading-[20px] whitespace-nowrap opacity-25">
        {Array.from({ length: bitRows }, (_, row) => (
          <Mono key={row} color={ink}>
            {bits.slice(row * bitColumns, (row + 1) * bitColumns)}
          </Mono>
        ))}
      </div>
      <Mono color={ink} className="absolute top-[8px] left-[16px] text-[96px] leading-[104px] tracking-[-5px]">
        {twoDigits(episode.number)}
      </Mono>
    </div>
  );
}

/** Seen and signed. */
export function CardStamp({ className }: { className: string }) {
  return (
    <div
      className={clsx("flex size-[116px] flex-col items-center justify-center rounded-full border-[3px]", className)}
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

/** The site's name, at a card's head. */
export function CardName({ className }: { className?: string }) {
  return (
    <p
      className={clsx("flex gap-[12px] pt-[44px] text-[24px] leading-[30px] font-extrabold", className)}
      style={{ color: colors.paper }}
    >
      {site.name}
      <Mono color={colors.brightMint}>&gt;_</Mono>
    </p>
  );
}

/** Where a card's subject is on the site, at its foot. */
export function CardAddress({ path }: { path: string }) {
  return (
    <>
      <Mono color={colors.brightMint} className="text-[20px] leading-[28px]">
        {site.url.replace("https://", "") + path}
      </Mono>
      <p className="text-[17px]" style={{ color: colors.quiet }}>
        {site.tagline}
      </p>
    </>
  );
}
