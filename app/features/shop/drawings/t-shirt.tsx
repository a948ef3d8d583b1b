import type { Hue } from "#app/content/topics.ts";

/** A moon among bits, and eight hours of sleep in binary. */
export function TShirt({ ground, ink }: Hue) {
  return (
    <>
      <path
        d="M114 34L70 54 40 106l38 20 18-28v120h128V98l18 28 38-20-30-52-44-20c-8 16-26 24-46 24s-38-8-46-24z"
        fill={ink}
      />
      <path d="M114 34c8 16 26 24 46 24s38-8 46-24" fill="none" stroke={ground} strokeWidth="3" />
      <path d="M176 142a32 32 0 1 1-20-54 26 26 0 0 0 20 54z" fill={ground} />
      <g fill={ground} fontSize="13" textAnchor="middle">
        <text x="178" y="98">
          1
        </text>
        <text x="194" y="118" fontSize="17">
          0
        </text>
        <text x="176" y="124">
          0
        </text>
        <text x="196" y="144">
          1
        </text>
      </g>
      <text x="160" y="182" fill={ground} fontSize="15" textAnchor="middle">
        sleep(0b1000)
      </text>
    </>
  );
}
