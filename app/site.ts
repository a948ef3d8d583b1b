/** The site's name and URLs: the one place to rename the product or change a link. */
export const site = {
  name: "Devtherapy",
  tagline: "Therapy for developers, one bug at a time",
  /** The origin of canonical URLs, without a trailing slash. */
  url: "https://devtherapy.ge",
  twitter: "@devtherapycode",
} as const;

/** The description for search engines, feeds and app stores. Not part of `site`, because no script needs it. */
export const siteDescription =
  "Devtherapy ქართული პოდკასტია კოდზე, ინჟინრებსა და იმაზე, როგორ დავრჩეთ ადამიანებად ორ დედლაინს შორის.";

export const links = {
  youtube: "https://www.youtube.com/@Devtherapy",
  youtubeSubscribe: "https://www.youtube.com/@Devtherapy?sub_confirmation=1",
  discord: "https://discord.gg/j7wya3FanY",
  github: "https://github.com/Devtherapycode",
  /** The podcast host, which publishes the audio and the feed for podcast apps. */
  audioHost: "https://www.buzzsprout.com/2415161",
  amazonMusic: "https://tinyurl.com/devtherapy-amazon",
} as const;

/** The social links of the footer and the hero, in display order. */
export const socialLinks = [
  { name: "YouTube", url: links.youtube, icon: "youtube" },
  { name: "Discord", url: links.discord, icon: "discord" },
  { name: "GitHub", url: links.github, icon: "github" },
] as const;

/** The six platforms of 'Listen Everywhere', in display order. */
export const listeningLinks: readonly { name: string; url: string }[] = [
  { name: "YouTube", url: links.youtube },
  { name: "Spotify", url: "https://open.spotify.com/show/6fF0duVCFxXKIOFagc1ovJ" },
  { name: "Apple Podcasts", url: "https://podcasts.apple.com/us/podcast/devtherapy/id1774788149" },
  { name: "Buzzsprout", url: links.audioHost },
  { name: "Pocketcast", url: "https://pocketcasts.com/podcasts/0f623c60-6fb8-013d-bd8d-02e325935ba3" },
  { name: "Deezer", url: "https://www.deezer.com/en/show/1001333811" },
];

/** The site's sections, in the order of the navigation. */
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

/** The feeds, linked in the head of every page, in the footer and on /events. */
export const feeds = [
  { name: "RSS feed", path: "/feed.xml", type: "application/rss+xml" },
  { name: "Events calendar", path: "/events.ics", type: "text/calendar" },
] as const;
