import type { Hue } from "#app/content/topics.ts";

/** Opens code, closes with chill. */
export function Cap({ ground, ink }: Hue) {
  return (
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
      <text x="179" y="126" fill={ground} fontSize="22" textAnchor="middle">
        {"</chill>"}
      </text>
      <g fill={ground}>
        <circle cx="128" cy="86" r="3" />
        <circle cx="232" cy="88" r="3" />
      </g>
    </>
  );
}
