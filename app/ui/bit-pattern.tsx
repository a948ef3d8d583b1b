type Props = { bits: string; rows: number; columns: number; width: number; height: number; ink: string };

/** Rows of zeros and ones that fill a block of an SVG, faint behind what stands on it. */
export function BitPattern({ bits, rows, columns, width, height, ink }: Props) {
  const text = bits.repeat(Math.ceil((rows * columns) / bits.length));
  const lineHeight = height / rows;
  return (
    <g fill={ink} fontSize={lineHeight * 0.6} opacity="0.22" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <text key={row} x="0" y={lineHeight * (row + 0.7)} textLength={width}>
          {text.slice(row * columns, (row + 1) * columns)}
        </text>
      ))}
    </g>
  );
}
