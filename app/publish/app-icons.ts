/** An icon of the installed site, drawn at build from public/favicon.svg: its file and its width and height in pixels. */
export type AppIcon = {
  path: string;
  size: number;
  /** Fills its square to the corners: for systems that cut the shape themselves. */
  isMaskable: boolean;
};

/** Where iPhones look for their icon. */
export const appleIcon: AppIcon = { path: "/apple-touch-icon.png", size: 180, isMaskable: true };

/** The icons that the web manifest names. */
export const manifestIcons: readonly AppIcon[] = [
  { path: "/app-icons/192.png", size: 192, isMaskable: false },
  { path: "/app-icons/512.png", size: 512, isMaskable: false },
  { path: "/app-icons/maskable-192.png", size: 192, isMaskable: true },
  { path: "/app-icons/maskable-512.png", size: 512, isMaskable: true },
];
