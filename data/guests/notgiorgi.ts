import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "notgiorgi",
  order: 6,
  name: "Giorgi Bagdavadze",
  title: "Software Engineer at Lightdash",
  bio: "გიორგი ბაღდავაძე სენიორი ფულსტეკ-ინჟინერია Lightdash-ში, რომელიც dbt-სთვის ღია კოდის BI პლატფორმას ქმნის.",
  description: `გიორგიმ ოთხი „პირველი“ გაიხსენა: პროგრამირებასთან შეხება, ბლოგი, სამსახური და მითაფი. პირველ ბლოგთან ერთად „მზიურიც“ ახსენა და უნივერსიტეტიც. საკუთარი ბლოგის ისტორიას 1:18:59-დან ჰყვება, მერე გენერატორებზე გადადის: ახალი პოსტი რომ დაწეროს, დეველოპერმა ჯერ ძრავა უნდა გამოცვალოს.

16:15-ზე კითხვის სწორად დასმაზე ვლაპარაკობთ. ცნობილ ხაფანგს XY problem ჰქვია: X-ის მოგვარება გინდოდა, გამოსავალი Y გეგონა და ჩატში მარტო Y-ზე იკითხე. პასუხიც Y-ზე მიიღე, X კი ისევ მოსაგვარებელია.`,
  episode: "Episode #15",
  tags: ["dev-community", "terraform", "ai-agents", "aws", "bun", "node"],
  tagline: "კითხვასაც სწორად დასმა უნდა",
  youtubeUrl: "https://www.youtube.com/embed/4mbdXt_wcA0",
  linkedin: "https://www.linkedin.com/in/notgiorgi/",
  links: [{ label: "Four Loop Pod – პოდკასტი YouTube-ზე", url: "https://www.youtube.com/@FourLoopPod" }],
} satisfies GuestInput;
