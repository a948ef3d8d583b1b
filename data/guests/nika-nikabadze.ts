import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "nika-nikabadze",
  order: 23,
  name: "Nika Nikabadze",
  bio: "DevOps-ის გზას, Kubernetes-ს, IaC-სა და FinOps-ს ნიკა ნიკაბაძესთან ერთად საფუძვლებიდან მივყვებით.",
  description: `კონტეინერი პატარა ვირტუალური მანქანა არ არის. ვირტუალურ მანქანას საკუთარი კერნელი აქვს, კონტეინერი მასპინძლისას იყენებს და მხოლოდ namespace-ებითა და cgroup-ებითაა შემოღობილი. აქედან მოდის სიმსუბუქეც და სიფრთხილეც.

ასეთი საფუძვლებით შენდება 26-ე ეპიზოდი, სადაც ნიკა ნიკაბაძე გვსტუმრობს: სკეილინგი, პოდები და ნოდები, Terraform და Bicep, AWS და Azure, billing-ის ლიმიტები.

მერე ლეპტოპი იხურება და იწყება ჰომლაბი, სოფელი, ხე, მეტალი და შედუღება, რომელსაც თავების სია „თერაპიას“ უწოდებს. პოდკასტს სახელად Devtherapy ამაზე პრეტენზია არ აქვს.`,
  episode: "Episode #26",
  tags: ["devops", "kubernetes", "aws", "azure", "finops", "monitoring"],
  tagline: "კლასტერები და ჰომლაბი",
  youtubeUrl: "https://www.youtube.com/embed/sSqX34gsG2Y",
} satisfies GuestInput;
