import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "notgiorgi",
  order: 6,
  name: "Giorgi Bagdavadze",
  title: "Software Engineer at Lightdash",
  bio: "Lightdash-ის full-stack სენიორ ინჟინერ გიორგი ბაღდავაძესთან Terraform-ზე, AI აგენტებსა და კომუნითიზე ვლაპარაკობთ.",
  description: `Azure, AWS თუ GCP? Terraform თუ CDK? Copilot, Cursor თუ Claude? მე-15 ეპიზოდში იმდენი არჩევანია, რომ კონფიგის ფაილი დაგჭირდება.

მიკროფონთან გიორგი ბაღდავაძეა, Lightdash-ის full-stack სენიორ პროგრამული ინჟინერი. ხელსაწყოების გვერდით სამსახურის შეცვლაც თემაა, take-home ტესტიც, გასაუბრების პარადოქსებიც და კომუნითის როლიც.

ერთად ეს თემები იმიტომ ჯდება, რომ ბრძანებას დოკუმენტაციიდან ისწავლი, კითხვის სწორად დასმას კი – ხალხში.`,
  episode: "Episode #15",
  tags: ["dev-community", "terraform", "ai-agents", "aws", "bun", "node"],
  tagline: "ინფრასტრუქტურა კოდად",
  youtubeUrl: "https://www.youtube.com/embed/4mbdXt_wcA0",
  linkedin: "https://www.linkedin.com/in/notgiorgi/",
} satisfies GuestInput;
