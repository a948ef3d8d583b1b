import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "beka-modebadze",
  order: 21,
  name: "Beka Modebadze",
  bio: "ბეკა მოდებაძის ეპიზოდის თემებია Google, ამერიკა, ღია კოდი, განაწილებული სისტემები და კოდინგ გასაუბრებები.",
  description: `„ჩემთან მუშაობს“ განაწილებულ სისტემაში აზრს კარგავს: მანქანა ასია, ქსელი მათ შორის არასანდო და საათიც ყველას ცოტათი სხვას უჩვენებს.

23-ე ეპიზოდში ეს თემა Google-ის, ამერიკის, ღია კოდისა და AI-ის გვერდით დგას; სტუმრად ბეკა მოდებაძე მოვიდა. სიაში კოდინგ გასაუბრებაცაა, იქ კი ყველაფერი პირიქითაა: ერთი ცარიელი რედაქტორი, ერთი ამოცანა და წამზომი. ეს ორი უნარი ცალ-ცალკე ისწავლება.`,
  episode: "Episode #23",
  tags: ["google", "distributed-systems", "open-source", "ai", "technical-interviews"],
  tagline: "ბევრი მანქანა, ერთი სისტემა",
  youtubeUrl: "https://www.youtube.com/embed/3RJZ_N6h_sk",
  linkedin: "https://www.linkedin.com/in/bmodebadze/",
} satisfies GuestInput;
