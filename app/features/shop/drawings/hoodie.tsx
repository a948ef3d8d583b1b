import type { Hue } from "#app/content/topics.ts";

/** Somebody is in there: their eyes are a zero and a one, and the strings end in braces. */
export function Hoodie({ ground, ink }: Hue) {
  return (
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
      <g fill={ink} fontSize="22" textAnchor="middle">
        <text x="147" y="78">
          0
        </text>
        <text x="173" y="78">
          1
        </text>
      </g>
      <path d="M146 108v20M174 108v20" stroke={ground} strokeWidth="3" />
      <g fill={ground} fontSize="18" textAnchor="middle">
        <text x="146" y="144">
          {"{"}
        </text>
        <text x="174" y="144">
          {"}"}
        </text>
      </g>
      <path d="M132 172h56l14 28v18h-84v-18z" fill="none" stroke={ground} strokeWidth="3" strokeLinejoin="round" />
      <path d="M106 208h12M202 208h12M64 182l28 11M256 182l-28 11" stroke={ground} strokeWidth="3" />
      <text x="160" y="202" fill={ground} fontSize="22" textAnchor="middle">
        {">_"}
      </text>
    </>
  );
}
