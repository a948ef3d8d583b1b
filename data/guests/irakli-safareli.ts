import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-safareli",
  order: 20,
  name: "Irakli Safareli",
  bio: "ირაკლი საფარელი 22-ე ეპიზოდის სტუმარია: ფუნქციონალური პროგრამირება, PureScript, ჰაკათონები და კარიერა ამერიკაში.",
  description: `მონადას ჯერ ბურიტოს ადარებდნენ, მერე ყუთს, მერე სკაფანდრს. ამასობაში flatMap ყველას უკვე ათასჯერ ჰქონდა დაწერილი.

ირაკლი საფარელთან 22-ე ეპიზოდი ამ თემას JavaScript-იდან მიჰყვება, Fantasy Land-ისა და PureScript-ის გავლით, TypeScript-ამდე. ჰაკათონებსა და მითაფებსაც დიდი ადგილი აქვს: ორგანიზება, სპიკერების ძებნა და კითხვა, რატომ გაქრა საქართველოში ეს ყველაფერი.

ბოლოსკენ ამერიკული ბაზრის ჯერია, სისტემ დიზაინისა და კოდინგ ინტერვიუებით. სუფთა ფუნქცია იქაც გშველის: ხმამაღლა ახსნა უფრო იოლია, როცა გვერდითი ეფექტი არ აქვს.`,
  episode: "Episode #22",
  tags: ["functional-programming", "purescript", "typescript", "hackathons", "career-in-the-us"],
  tagline: "map, chain და მონადები",
  youtubeUrl: "https://www.youtube.com/embed/TrMy7o64VdU",
} satisfies GuestInput;
