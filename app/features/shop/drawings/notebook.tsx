import type { Hue } from "#app/content/topics.ts";

/** An inkblot on the cover – say what you see – and what no linter will ever find. */
export function Notebook({ ground, ink }: Hue) {
  const half = "M0-48c8-8 20-6 22 4s-8 12-6 20 18 2 26 12-4 20-12 18-6 8 2 16 4 20-8 18-14-4-18 4-4 14-6 10z";
  return (
    <>
      <g transform="rotate(-5 160 120)">
        <rect x="98" y="26" width="136" height="196" rx="8" fill={ink} opacity="0.45" />
        <rect x="90" y="18" width="136" height="196" rx="8" fill={ink} />
        <g stroke={ground} strokeWidth="4" strokeLinecap="round">
          {Array.from({ length: 9 }, (_, ring) => (
            <path key={ring} d={`M80 ${34 + ring * 20}h22`} stroke={ink} strokeWidth="5" />
          ))}
          {Array.from({ length: 9 }, (_, ring) => (
            <path key={ring} d={`M102 ${34 + ring * 20}h0`} strokeWidth="8" />
          ))}
        </g>
        <g fill={ground} stroke={ground} strokeLinejoin="round" transform="translate(166 98)">
          <path d={half} />
          <path d={half} transform="scale(-1 1)" />
        </g>
        <text x="166" y="188" fill={ground} fontSize="14" textAnchor="middle">
          {"// TODO: feel"}
        </text>
      </g>
      <g transform="translate(6 -6) rotate(18 262 130)">
        <path d="M254 54h16v120l-8 20-8-20z" fill={ink} />
        <path d="M254 70h16M254 174h16" stroke={ground} strokeWidth="3" />
        <path d="M259 186l3 8 3-8z" fill={ground} />
      </g>
    </>
  );
}
