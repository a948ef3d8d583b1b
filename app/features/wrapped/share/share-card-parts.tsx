import { clsx } from "clsx";
import type { ReactNode } from "react";
import { cardFonts } from "#app/artwork/card-fonts.ts";
import { DuckShape } from "#app/artwork/duck.tsx";
import { site } from "#app/site.ts";

/** Plain hex, because html2canvas knows no other colours: the light tokens of app.css on the dark page. */
export const cardColors = {
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

/** Drawn twice as large: the 1080 × 1920 of a story. */
export const cardPicture = { size: { width: 540, height: 960, scale: 2 }, background: cardColors.page } as const;

/** Text in the voice of the editor. */
export function Mono({ color, className, children }: { color: string; className?: string; children: ReactNode }) {
  return (
    <span className={clsx("block font-semibold", className)} style={{ color, fontFamily: cardFonts.mono }}>
      {children}
    </span>
  );
}

/** Seen and signed. */
export function CardStamp({ className }: { className?: string }) {
  return (
    <div
      className={clsx("flex size-[116px] flex-col items-center justify-center rounded-full border-[3px]", className)}
      style={{ borderColor: cardColors.warm, transform: "rotate(-10deg)" }}
    >
      <svg viewBox="-2 4 106 88" aria-hidden="true" className="h-[52px] w-[63px]">
        <g fill="none" stroke={cardColors.text} strokeWidth="4.4" strokeLinecap="round" strokeLinejoin="round">
          <DuckShape />
        </g>
      </svg>
      <Mono color={cardColors.warm} className="mt-[4px] text-[13px] leading-[16px]">
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
      style={{ color: cardColors.paper }}
    >
      {site.name}
      <Mono color={cardColors.brightMint}>&gt;_</Mono>
    </p>
  );
}

/** Where a card's subject is on the site, at its foot. */
export function CardAddress({ path }: { path: string }) {
  return (
    <>
      <Mono color={cardColors.brightMint} className="text-[20px] leading-[28px]">
        {site.url.replace("https://", "") + path}
      </Mono>
      <p className="text-[17px]" style={{ color: cardColors.quiet }}>
        {site.tagline}
      </p>
    </>
  );
}
