import type { MemeType, Size } from "./media-file.server.ts";

/** The texts and the path of a gallery's page. Its folder is in content/gallery.server.ts. */
export type Gallery = {
  path: string;
  title: string;
  /** The label of the links back to the gallery. */
  back: string;
  /** For search engines. */
  description: string;
  lead?: string;
  /** Like the lead, but also shown on narrow screens. */
  note?: string;
  /** Begins the descriptions of the share pages. */
  disclaimer?: string;
  /** The page above the gallery. */
  within?: { name: string; path: string };
};

export type GalleryName = "memes" | "gameJam";

export const galleries: Readonly<Record<GalleryName, Gallery>> = {
  memes: {
    path: "/memes",
    title: "Meme Gallery",
    back: "Back to Meme Gallery",
    description: "Devtherapy-ს მიმები: პარასკევის დეპლოი, ლოკალურად მომუშავე კოდი და კიდევ ასი მიზეზი, რომ გაიცინო.",
    lead: "ჯგუფური თერაპია სურათებით. თუ რომელიმეში თავი იცანი, მარტო არ ხარ – გაუზიარე გუნდს.",
  },
  gameJam: {
    path: "/gamejam-2025-gallery",
    title: "Game Jam",
    back: "Back to Game Jam Gallery",
    description:
      "რა შეიძლებოდა გამოსულიყო 48 საათში: თამაშები, პლაკატები და გუნდები, რომლებიც Game Jam 2025-ისთვის იხვმა გამოიგონა და დახატა.",
    note: "ნამდვილი კადრები აქ არ არის: ეს თამაშები იხვმა გამოიგონა.",
    // A preview on another site shows no other hint that the jam's images are invented.
    disclaimer: "გამოგონილი ჯემიდან: ",
    within: { name: "Game Jam 2025", path: "/gamejam-2025" },
  },
};

export const galleryNames: readonly GalleryName[] = ["memes", "gameJam"];

/** Returns the gallery of a page: of the gallery itself or of one of its memes. */
export function galleryAt(path: string): GalleryName {
  return path.startsWith(galleries.gameJam.path) ? "gameJam" : "memes";
}

/** An image or clip of a gallery. Width and height are in pixels. */
export type Meme = Size & {
  /** URL of the file. */
  url: string;
  /** The file's name without extension, in lower case, as in the URL of its share page. */
  filename: string;
  type: MemeType;
  alt: string;
  caption: string;
  /** Prefix of the tile URLs. Undefined for a clip without a poster. */
  tiles?: string;
};

/** Tile widths in pixels. A column is 167–355 CSS pixels wide, at pixel densities up to 3. */
const tileWidths: readonly number[] = [320, 480, 640];

/**
 * Widths of resized posters in pixels. A poster spans the page, so these are for phones with a pixel density of 2 and
 * 3. Larger screens load the original.
 */
const posterWidths: readonly number[] = [680, 1080];

/** Returns the tile widths of an image. None exceeds the image. */
export function tileWidthsFor(pictureWidth: number): readonly number[] {
  const narrower = tileWidths.filter((width) => width < pictureWidth);
  return narrower.length === tileWidths.length ? tileWidths : [...narrower, pictureWidth];
}

/** Returns the widths of a poster's smaller versions. */
export function posterWidthsFor(pictureWidth: number): readonly number[] {
  return posterWidths.filter((width) => width < pictureWidth);
}

/**
 * Returns a tile's URL. `base` is a meme's `tiles` and contains a content hash, so browsers may cache the file
 * forever.
 */
export function tilePath(base: string, width: number): string {
  return `${base}-${width}.webp`;
}
