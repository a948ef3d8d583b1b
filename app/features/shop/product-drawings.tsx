import type { ComponentProps, ReactNode } from "react";
import type { Hue } from "#app/content/cover-colors.ts";
import type { Product } from "#app/content/schemas.server.ts";

/** SVG text. To position each character, pass a list of coordinates. */
function Word({ text, ...props }: ComponentProps<"text"> & { text: string }) {
  return <text {...props}>{text}</text>;
}

const halfInkblot = "M0-48c8-8 20-6 22 4s-8 12-6 20 18 2 26 12-4 20-12 18-6 8 2 16 4 20-8 18-14-4-18 4-4 14-6 10z";

/** The products' drawings, in two colors. */
export const drawings: Readonly<Record<Product["id"], (hue: Hue) => ReactNode>> = {
  /** A moon among bits, and eight hours of sleep in binary. */
  "t-shirt": ({ ground, ink }) => (
    <>
      <path
        d="M114 34L70 54 40 106l38 20 18-28v120h128V98l18 28 38-20-30-52-44-20c-8 16-26 24-46 24s-38-8-46-24z"
        fill={ink}
      />
      <path d="M114 34c8 16 26 24 46 24s38-8 46-24" fill="none" stroke={ground} strokeWidth="3" />
      <path d="M176 142a32 32 0 1 1-20-54 26 26 0 0 0 20 54z" fill={ground} />
      <Word x="178 176 196" y="98 124 144" fill={ground} fontSize="13" text="101" />
      <Word x="194" y="118" fill={ground} fontSize="17" text="0" />
      <Word x="160" y="182" fill={ground} fontSize="15" text="sleep(0b1000)" />
    </>
  ),
  /** A face in the hood: its eyes are a zero and a one, and the strings end in braces. */
  hoodie: ({ ground, ink }) => (
    <>
      <path
        d="M120 82C100 86 88 94 82 108L54 190l30 12 22-56v72h108v-72l22 56 30-12-28-82c-6-14-18-22-38-26z"
        fill={ink}
      />
      <path
        d="M112 88c-6-46 20-68 48-68s54 22 48 68c-12 16-30 22-48 22s-36-6-48-22z"
        fill={ink}
        stroke={ground}
        strokeWidth="4"
      />
      <path d="M128 84c-4-30 12-46 32-46s36 16 32 46c-10 12-20 16-32 16s-22-4-32-16z" fill={ground} />
      <Word x="147 173" y="78" fill={ink} fontSize="22" text="01" />
      <path d="M146 108v20M174 108v20" stroke={ground} strokeWidth="3" />
      <Word x="146 174" y="144" fill={ground} fontSize="18" text="{}" />
      <path d="M132 172h56l14 28v18h-84v-18z" fill="none" stroke={ground} strokeWidth="3" strokeLinejoin="round" />
      <path d="M106 208h12M202 208h12M64 182l28 11M256 182l-28 11" stroke={ground} strokeWidth="3" />
      <Word x="160" y="202" fill={ground} fontSize="22" text=">_" />
    </>
  ),
  /** Opens code, closes with chill. */
  cap: ({ ground, ink }) => (
    <>
      <path d="M88 160c-6-66 34-104 88-104s96 40 92 106c-40-12-140-14-180-2z" fill={ink} />
      <path
        d="M90 152C66 156 40 168 28 184c-6 10 2 16 14 12 60-20 150-30 216-16 10 2 14-10 10-18-44-16-130-20-178-10z"
        fill={ink}
        stroke={ground}
        strokeWidth="4"
      />
      <circle cx="178" cy="54" r="8" fill={ink} stroke={ground} strokeWidth="3" />
      <path
        d="M178 64c-42 12-64 46-68 88M178 64c42 14 66 48 70 90"
        fill="none"
        stroke={ground}
        strokeWidth="3"
        strokeDasharray="6 5"
      />
      <Word x="179" y="126" fill={ground} fontSize="22" text="</chill>" />
      <circle cx="128" cy="86" r="3" fill={ground} />
      <circle cx="232" cy="88" r="3" fill={ground} />
    </>
  ),
  /** Braces as steam. */
  mug: ({ ground, ink }) => (
    <>
      <path d="M208 112c58-14 58 82 0 70" fill="none" stroke={ink} strokeWidth="15" strokeLinecap="round" />
      <path d="M88 88h128v104a26 26 0 0 1-26 26h-76a26 26 0 0 1-26-26z" fill={ink} />
      <ellipse cx="152" cy="88" rx="64" ry="13" fill={ink} stroke={ground} strokeWidth="3" />
      <ellipse cx="152" cy="89" rx="51" ry="8" fill={ground} />
      <Word x="124 152 180" y="62 50 62" fill={ink} fontSize="30" opacity="0.75" text="{;}" />
      <path
        d="M137 152l-13-9M134 164h-14M137 176l-13 9M167 152l13-9M170 164h14M167 176l13 9M146 138l-5-8M158 138l5-8"
        stroke={ground}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <ellipse cx="152" cy="163" rx="17" ry="24" fill={ground} />
      <path d="M136 153h32" stroke={ink} strokeWidth="3" />
      <path d="M152 154v30" stroke={ink} strokeWidth="2" />
      <path d="M118 197l68-68" stroke={ink} strokeWidth="15" />
      <path d="M118 197l68-68" stroke={ground} strokeWidth="7" />
      <circle cx="152" cy="163" r="47" fill="none" stroke={ground} strokeWidth="7" />
    </>
  ),
  /** An inkblot on the cover, and text that no linter will ever find. */
  notebook: ({ ground, ink }) => (
    <>
      <g transform="rotate(-5 160 120)">
        <rect x="98" y="26" width="136" height="196" rx="8" fill={ink} opacity="0.45" />
        <rect x="90" y="18" width="136" height="196" rx="8" fill={ink} />
        <path d={`M80 34${"h22m-22 20".repeat(9)}`} stroke={ink} strokeWidth="5" strokeLinecap="round" />
        <path d={`M102 34${"h0m0 20".repeat(9)}`} stroke={ground} strokeWidth="8" strokeLinecap="round" />
        <g fill={ground} stroke={ground} strokeLinejoin="round" transform="translate(166 98)">
          <path d={halfInkblot} />
          <path d={halfInkblot} transform="scale(-1 1)" />
        </g>
        <Word x="166" y="188" fill={ground} fontSize="14" text="// TODO: feel" />
      </g>
      <g transform="translate(6 -6) rotate(18 262 130)">
        <path d="M254 54h16v120l-8 20-8-20z" fill={ink} />
        <path d="M254 70h16M254 174h16" stroke={ground} strokeWidth="3" />
        <path d="M259 186l3 8 3-8z" fill={ground} />
      </g>
    </>
  ),
  /** Four stickers: the lost semicolon, a review, a status code, and one that is peeling off. */
  "sticker-pack": ({ ground, ink }) => (
    <>
      <g transform="rotate(-9 96 84)">
        <rect x="34" y="48" width="124" height="70" rx="14" fill={ink} />
        <path d="M66 116l-6 24 30-24z" fill={ink} />
        <rect x="41" y="55" width="110" height="56" rx="9" fill={ground} />
        <Word x="96" y="94" fill={ink} fontSize="34" text="LGTM" />
      </g>
      <g transform="rotate(8 226 76)">
        <circle cx="226" cy="78" r="50" fill={ink} stroke={ground} strokeWidth="4" />
        <Word x="226" y="102" fill={ground} fontSize="84" text=";" />
      </g>
      <g transform="rotate(5 110 178)">
        <path d="M66 150h76l14 28-14 30H66l-14-30z" fill={ink} stroke={ground} strokeWidth="4" />
        <Word x="104" y="188" fill={ground} fontSize="27" text="404" />
      </g>
      <g transform="rotate(-6 220 176)">
        <path d="M176 142h92v40l-30 30h-62z" fill={ink} stroke={ground} strokeWidth="4" />
        <path d="M268 182l-30 30c6-10 6-20 2-28 8 4 18 4 28-2z" fill={ground} stroke={ink} strokeWidth="3" />
        <Word x="220" y="178" fill={ground} fontSize="30" text="WIP" />
      </g>
    </>
  ),
};
