/** Widths in pixels of the pictures made for gallery tiles: a column is 167–355 CSS pixels wide, at densities up to 3. */
const widths: readonly number[] = [320, 480, 640];

/** The widths made of a picture: none is wider than the picture itself. */
export function tileWidthsFor(pictureWidth: number): readonly number[] {
  const narrower = widths.filter((width) => width < pictureWidth);
  return narrower.length === widths.length ? widths : [...narrower, pictureWidth];
}

/** The address of a tile picture. `base` is a meme's `tiles`: it holds a content hash, so the file may be kept for ever. */
export function tilePath(base: string, width: number): string {
  return `${base}-${width}.webp`;
}
