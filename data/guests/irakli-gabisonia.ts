import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-gabisonia",
  order: 18,
  name: "Irakli Gabisonia",
  bio: "CTO-ობა, Amazon, Go და .NET, დიჯიტალ ნომადობა: ამ თემებს ირაკლი გაბისონიასთან ვეხებით.",
  description: `„საუკეთესო ტექნოლოგია“ ვაკანსიის ტექსტში ცხოვრობს. პროექტში trade-off-ია: რას იგებ, რას თმობ და ვის აღვიძებს პროდაქშენი ღამით.

ირაკლი გაბისონიასთან ასეთი ანგარიში მთელ მე-20 ეპიზოდს მიჰყვება: Go-ს თავისუფლება თუ .NET-ის სტანდარტიზაცია, კოდის წერა თუ თულინგი, დიდი კომპანია თუ პატარა.

თავების სიაში ნახავ CTO-ობას 24 წლის ასაკში, Amazon-ს, სოლუშენ არქიტექტის როლს, ML.NET-ს, რელოკაციას და SOLID-ის ზედაპირულ გაგებას.`,
  episode: "Episode #20",
  tags: ["cto", "golang", ".net", "amazon", "relocation", "cloud"],
  tagline: "ყველაფერი trade-off-ია",
  youtubeUrl: "https://www.youtube.com/embed/easzJ1uHwFc",
  linkedin: "https://www.linkedin.com/in/gabisonia",
} satisfies GuestInput;
