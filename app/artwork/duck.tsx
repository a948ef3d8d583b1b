/** Color of inner lines, the same in both themes, like the fills. */
const lineColor = "#1d2623";

/** The duck, 102 by 90 units, facing left. The parent SVG sets the outline. */
export function DuckShape({ eyeClass }: { eyeClass?: string }) {
  return (
    <>
      <path
        d="M20 50C12 74 32 90 60 89C88 88 102 68 101 42C92 52 80 54 70 50C64 47 60 46 56 42A22 22 0 1 0 20 50Z"
        fill="#ffd13b"
      />
      <path d="M19 36C10 33 2 36 1 41c4 5 14 6 21 4" fill="#f58a3c" />
      <g stroke={lineColor}>
        <path d="M50 67c10-4 22 0 28-6 1 14-12 21-26 15" />
        <circle cx="33" cy="30" r="9" fill="#fff6dc" />
        <circle className={eyeClass} cx="31" cy="30" r="3.6" fill={lineColor} stroke="none" />
        <path d="M43 29l11-2" />
      </g>
    </>
  );
}
