import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "nika-nikabadze",
  order: 23,
  name: "Nika Nikabadze",
  bio: "ნიკა ნიკაბაძე ქლაუდს სოფლიდან უყურებს, სახლში კი NAS და Jellyfin უდგას.",
  description: `სამუშაოს მერე ნიკას ხე, მეტალი და შედუღების აპარატი ელოდება. შედუღება „თერაპიად“ მიაჩნია და პროცესის ოპტიმიზაციას იქაც ახერხებს; პოდკასტს სახელად Devtherapy ამაზე პრეტენზია არ აქვს. ბავშვობაში რადიომოყვარული იყო, Ops და ქლაუდი პირველი სამუშაოების შემდეგ მოვიდა.`,
  episode: "Episode #26",
  tags: ["devops", "kubernetes", "aws", "azure", "finops", "monitoring"],
  tagline: "კლასტერები და ჰომლაბი",
  youtubeUrl: "https://www.youtube.com/embed/sSqX34gsG2Y",
} satisfies GuestInput;
