import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-gabisonia",
  order: 18,
  name: "Irakli Gabisonia",
  bio: "ირაკლი გაბისონია 24 წლისა CTO იყო, Amazon-შიც მოხვდა და დიჯიტალ ნომადობაც მოასწრო.",
  description: `სხვა როლებიც გავარჩიეთ: Staff Engineer, Principal და Solution Architect. ამ უკანასკნელს საქართველოში იმდენი მნიშვნელობა აქვს, რამდენიც ვაკანსია.

რელოკაციაც ისეთივე trade-off-ია, როგორიც Go თუ .NET, ოღონდ უკან დაბრუნებას rollback კი არა, ბილეთი უნდა.`,
  episode: "Episode #20",
  tags: ["cto", "golang", ".net", "amazon", "relocation", "cloud"],
  tagline: "ყველაფერი trade-off-ია",
  youtubeUrl: "https://www.youtube.com/embed/easzJ1uHwFc",
  linkedin: "https://www.linkedin.com/in/gabisonia",
} satisfies GuestInput;
