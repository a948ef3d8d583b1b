/** Widths in pixels of the pictures made for gallery tiles: a column is 167–355 CSS pixels wide, at densities up to 3. */
const widths: readonly number[] = [320, 480, 640];

/** Widths in pixels made of a poster, which is as wide as the page: for phones of density 2 and 3. Else it is shown itself. */
const posterWidths: readonly number[] = [680, 1080];

/** The widths made of a picture: none is wider than the picture itself. */
export function tileWidthsFor(pictureWidth: number): readonly number[] {
  const narrower = widths.filter((width) => width < pictureWidth);
  return narrower.length === widths.length ? widths : [...narrower, pictureWidth];
}

/** The widths made of a poster: all are narrower than the poster itself, which is there too. */
export function posterWidthsFor(pictureWidth: number): readonly number[] {
  return posterWidths.filter((width) => width < pictureWidth);
}

/** The address of a tile picture. `base` is a meme's `tiles`: it holds a content hash, so the file may be kept for ever. */
export function tilePath(base: string, width: number): string {
  return `${base}-${width}.webp`;
}
