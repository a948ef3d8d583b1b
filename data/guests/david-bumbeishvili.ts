import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "david-bumbeishvili",
  order: 17,
  name: "David Bumbeishvili",
  bio: "დავით ბუმბეიშვილი ჩვენთან D3-ზე, WebGL-ზე, მონაცემთა ვიზუალიზაციასა და Upwork-ზე სალაპარაკოდ მოვიდა.",
  description: `1973 წელს სტატისტიკოსმა ფრენსის ენსკომმა ოთხი პატარა ცხრილი შეადგინა: საშუალო, დისპერსია და კორელაცია თითქმის ერთნაირი, გრაფიკები – სრულიად სხვადასხვა. მონაცემთა ვიზუალიზაციის საჭიროება მას მერე დასამტკიცებელი აღარ არის.

როგორ აქციო ეს ხელობად? მე-16 ეპიზოდის სტუმარი დავით ბუმბეიშვილია, თემები კი D3.js, 2D და 3D, WebGL, ray-casting და org-chart ბიბლიოთეკა. ფრილანსიც აქ არის: Upwork, კლიენტები, სპამი, სახლის ოფისი. პაუზაზე FPV დრონი დაფრინავს.`,
  episode: "Episode #16",
  tags: ["data-visualization", "javascript", "webgl", "3d-graphics", "freelancing", "open-source"],
  tagline: "მონაცემი, რომელიც ჩანს",
  youtubeUrl: "https://www.youtube.com/embed/Iw6R3NiEHXA",
  linkedin: "https://www.linkedin.com/in/bumbeishvili/",
} satisfies GuestInput;
