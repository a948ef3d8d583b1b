import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "archil-varshanidze",
  order: 10,
  name: "Archil Varshanidze",
  bio: "Devtherapy-ს მეორე სტუმარი, არჩილ ვარშანიძე, გვიყვება, როგორ აჰყავთ ინჟინრები და როგორ იზრდებიან ისინი მერე.",
  description: `არჩილს LinkedIn-ზე იპოვი. პირველსავე წერილში რამე კონკრეტული ჩაწერე: ფიდბექზე ამდენი ლაპარაკის მერე „საინტერესო იყო“ აღარ ითვლება, არც „მაგარი ხარ“.

სტუმრიან ეპიზოდებს შორის ჯერჯერობით ყველაზე მოკლე მისია: 67 წუთი დაქირავებასაც ეყო, ლიდერობასაც და ინჟინრულ ჰიგიენასაც. კარგი ფიდბექიც, როგორც წესი, მოკლე და კონკრეტულია.`,
  episode: "Episode #3",
  tags: ["engineering-management", "feedback-culture", "tech-hiring", "leadership"],
  tagline: "ფიდბექი და ინჟინრული ჰიგიენა",
  youtubeUrl: "https://www.youtube.com/embed/0d-j8jDxiJE",
  linkedin: "https://linkedin.com/in/archil-varshanidze",
} satisfies GuestInput;
