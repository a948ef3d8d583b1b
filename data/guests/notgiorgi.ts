import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "notgiorgi",
  order: 6,
  name: "Giorgi Bagdavadze",
  title: "Software Engineer at Lightdash",
  bio: "გიორგი ბაღდავაძე Lightdash-ის სენიორ ფულსტეკ ინჟინერია.",
  description: `LinkedIn-ის მისამართში გიორგი notgiorgi-ა და საკუთარ თავს უარყოფს. დანარჩენი დადასტურებულია: „მზიურზე“, უნივერსიტეტზე, პირველ მითაფსა და პირველ ბლოგზე თვითონ ჰყვება.

ბლოგის ამბავს სტატიკური საიტების გენერატორებიც მიაყოლა: დეველოპერმა ახალი პოსტი რომ დაწეროს, ჯერ ძრავა უნდა გამოცვალოს.`,
  episode: "Episode #15",
  tags: ["dev-community", "terraform", "ai-agents", "aws", "bun", "node"],
  tagline: "კოლეგა Four Loop Pod-იდან",
  youtubeUrl: "https://www.youtube.com/embed/4mbdXt_wcA0",
  linkedin: "https://www.linkedin.com/in/notgiorgi/",
  links: [{ label: "Four Loop Pod – პოდკასტი YouTube-ზე", url: "https://www.youtube.com/@FourLoopPod" }],
} satisfies GuestInput;
