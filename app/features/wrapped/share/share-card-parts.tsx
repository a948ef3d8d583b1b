import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import { cardFonts } from "#app/artwork/card-fonts.ts";
import { DuckShape } from "#app/artwork/duck.tsx";
import { site } from "#app/site.ts";

/**
 * The light theme's colors on the dark theme's page (app.css). Hex values, because html2canvas supports no newer
 * notation.
 */
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

/** The size of a story: 1080 × 1920 pixels at scale 2. */
export const cardPicture = { size: { width: 540, height: 960, scale: 2 }, background: cardColors.page } as const;

/** Monospaced text. */
export function Mono({ color, className, children }: { color: string; className?: string; children: ReactNode }) {
  return (
    <span className={clsx("block font-semibold", className)} style={{ color, fontFamily: cardFonts.mono }}>
      {children}
    </span>
  );
}

/** The duck's stamp. */
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

type CardFrameProps = { ref: Ref<HTMLDivElement>; path: string; children: ReactNode };

/** A card between the site's name and a URL. Sizes are in pixels, so that the visitor's font size does not change them. */
export function CardFrame({ ref, path, children }: CardFrameProps) {
  const { width, height } = cardPicture.size;
  return (
    <div
      ref={ref}
      className="relative flex flex-col overflow-hidden text-[18px] leading-[26px] tracking-normal"
      style={{ width, height, background: cardColors.page, color: cardColors.paper, fontFamily: cardFonts.sans }}
    >
      <p className="flex gap-[12px] px-[40px] pt-[44px] pb-[20px] text-[24px] leading-[30px] font-extrabold">
        {site.name}
        <Mono color={cardColors.brightMint}>&gt;_</Mono>
      </p>
      {children}
      <div className="px-[40px] pt-[22px] pb-[40px]">
        <Mono color={cardColors.brightMint} className="text-[20px] leading-[28px]">
          {site.url.replace("https://", "") + path}
        </Mono>
        <p className="text-[17px]" style={{ color: cardColors.quiet }}>
          {site.tagline}
        </p>
      </div>
    </div>
  );
}
