import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "nika-nikabadze",
  order: 23,
  name: "Nika Nikabadze",
  bio: "ნიკა ნიკაბაძე სოფელში ცხოვრობს და ქლაუდზე მუშაობს; სახლში NAS უდგას და Jellyfin უყენია.",
  description: `სამუშაოს მერე ნიკას სოფელში ხე, მეტალი და შედუღების აპარატი ელოდება. შედუღება „თერაპიად“ მიაჩნია და პროცესის ოპტიმიზაციას იქაც ახერხებს; პოდკასტს სახელად Devtherapy ამაზე პრეტენზია არ აქვს. ბავშვობაში რადიომოყვარული იყო, ავტომატიზაცია IRC-ის ბოტებზე ისწავლა, Ops და ქლაუდი კი პირველი სამსახურების შემდეგ მოვიდა.`,
  episode: "Episode #26",
  tags: ["devops", "kubernetes", "aws", "azure", "finops", "monitoring"],
  tagline: "კლასტერი სამსახურში, ჰომლაბი სახლში",
  youtubeUrl: "https://www.youtube.com/embed/sSqX34gsG2Y",
} satisfies GuestInput;
