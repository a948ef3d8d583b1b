/** Who we are and where else we are: the one place to rename the product or change an address. */
export const site = {
  name: "Devtherapy",
  tagline: "Therapy for developers, one bug at a time",
  /** Where the site is, no trailing slash: the canonical address of its pages starts like this. */
  url: "https://devtherapy.ge",
  twitter: "@devtherapycode",
} as const;

/** What the site says of itself to search engines, feeds and app stores. Apart from `site`: no page's script needs it. */
export const siteDescription =
  "Devtherapy ქართული პოდკასტია კოდზე, ინჟინრებსა და იმაზე, როგორ დავრჩეთ ადამიანებად ორ დედლაინს შორის.";

export const links = {
  youtube: "https://www.youtube.com/@Devtherapy",
  youtubeSubscribe: "https://www.youtube.com/@Devtherapy?sub_confirmation=1",
  discord: "https://discord.gg/j7wya3FanY",
  github: "https://github.com/Devtherapycode",
  /** Where the audio is published, and with it the podcast feed that players read. */
  audioHost: "https://www.buzzsprout.com/2415161",
  amazonMusic: "https://tinyurl.com/devtherapy-amazon",
} as const;

/** The footer's and hero's social links, in the order shown. */
export const socialLinks = [
  { name: "YouTube", url: links.youtube, icon: "youtube" },
  { name: "Discord", url: links.discord, icon: "discord" },
  { name: "GitHub", url: links.github, icon: "github" },
] as const;

/** The six platforms of 'Listen Everywhere', in the order shown. */
export const listeningLinks: readonly { name: string; url: string }[] = [
  { name: "YouTube", url: links.youtube },
  { name: "Spotify", url: "https://open.spotify.com/show/6fF0duVCFxXKIOFagc1ovJ" },
  { name: "Apple Podcasts", url: "https://podcasts.apple.com/us/podcast/devtherapy/id1774788149" },
  { name: "Buzzsprout", url: links.audioHost },
  { name: "Pocketcast", url: "https://pocketcasts.com/podcasts/0f623c60-6fb8-013d-bd8d-02e325935ba3" },
  { name: "Deezer", url: "https://www.deezer.com/en/show/1001333811" },
];

/** Every section of the site, in the order of the navigation. */
export const navLinks: readonly { name: string; path: string }[] = [
  { name: "Episodes", path: "/episodes" },
  { name: "Topics", path: "/topics" },
  { name: "Guests", path: "/guests" },
  { name: "Quizzes", path: "/quizzes" },
  { name: "Events", path: "/events" },
  { name: "Memes", path: "/memes" },
  { name: "Game Jam", path: "/gamejam-2025" },
  { name: "Wrapped", path: "/wrapped" },
  { name: "Shop", path: "/shop" },
];

/** The footer's links, in the order shown. */
export const footerLinks = [...navLinks, { name: "Feeds", path: "/feeds" }];
