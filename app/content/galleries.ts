/** The texts and the path of a gallery's page. Its folder is in content/gallery.server.ts. */
export type Gallery = {
  path: string;
  title: string;
  /** The label of the links back to the gallery. */
  back: string;
  /** For search engines. */
  description: string;
  intro?: string;
  /** Like the intro, but also shown on narrow screens. */
  note?: string;
  /** The first words of the share pages' descriptions. */
  disclaimer?: string;
  /** The gallery's parent page. */
  within?: { name: string; path: string };
};

export type GalleryName = "memes" | "gameJam";

export const galleries: Readonly<Record<GalleryName, Gallery>> = {
  memes: {
    path: "/memes",
    title: "Meme Gallery",
    back: "Back to Meme Gallery",
    description: "Devtherapy-ს მიმები: პარასკევის დეპლოი, ლოკალურად მომუშავე კოდი და კიდევ ასი მიზეზი, რომ გაიცინო.",
    intro: "ჯგუფური თერაპია სურათებით. თუ რომელიმეში თავი იცანი, მარტო არ ხარ – გაუზიარე გუნდს.",
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

/** An image or clip of a gallery. */
export type Meme = {
  /** URL of the file. */
  url: string;
  /** The file's name without extension, in lower case, as in the URL of its share page. */
  filename: string;
  type: "image" | "video";
  alt: string;
  caption: string;
  /** In pixels. */
  width: number;
  height: number;
  /** URL of the image in the grid, `galleryWidth` pixels wide. For a clip, its still image. */
  thumbnail: string;
};

/** Width of a gallery's thumbnails in pixels: sharp on phones (170 CSS pixels at a density of 3). */
export const galleryWidth = 560;

/** Width of a smaller poster in pixels, for phones. */
export const posterWidth = 1080;
