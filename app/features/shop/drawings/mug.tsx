import type { Hue } from "#app/content/topics.ts";

/** No bugs in this one. Braces for steam. */
export function Mug({ ground, ink }: Hue) {
  return (
    <>
      <path d="M208 112c58-14 58 82 0 70" fill="none" stroke={ink} strokeWidth="15" strokeLinecap="round" />
      <path d="M88 88h128v104a26 26 0 0 1-26 26h-76a26 26 0 0 1-26-26z" fill={ink} />
      <ellipse cx="152" cy="88" rx="64" ry="13" fill={ink} stroke={ground} strokeWidth="3" />
      <ellipse cx="152" cy="89" rx="51" ry="8" fill={ground} />
      <g fill={ink} fontSize="30" textAnchor="middle" opacity="0.75">
        <text x="124" y="62">
          {"{"}
        </text>
        <text x="152" y="50">
          ;
        </text>
        <text x="180" y="62">
          {"}"}
        </text>
      </g>
      <g stroke={ground} strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M137 152l-13-9M134 164h-14M137 176l-13 9M167 152l13-9M170 164h14M167 176l13 9M146 138l-5-8M158 138l5-8" />
      </g>
      <ellipse cx="152" cy="163" rx="17" ry="24" fill={ground} />
      <path d="M136 153h32" stroke={ink} strokeWidth="3" />
      <path d="M152 154v30" stroke={ink} strokeWidth="2" />
      <path d="M118 197l68-68" stroke={ink} strokeWidth="15" />
      <path d="M118 197l68-68" stroke={ground} strokeWidth="7" />
      <circle cx="152" cy="163" r="47" fill="none" stroke={ground} strokeWidth="7" />
    </>
  );
}
