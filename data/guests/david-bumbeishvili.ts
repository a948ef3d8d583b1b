import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "david-bumbeishvili",
  order: 17,
  name: "David Bumbeishvili",
  bio: "დავით ბუმბეიშვილი პროგრამირებაში ეკონომიკიდან მოვიდა და მონაცემთა ვიზუალიზაციაზე სახლიდან მუშაობს.",
  description: `პროგრამირებისგან თავისუფალ დროს დავითი FPV დრონს აფრენს. კონტროლი დრონზეც ისევე იოლად იკარგება, როგორც კოდზე, ოღონდ დრონს Ctrl+Z არ აქვს.

org-chart ბიბლიოთეკა, რომელზეც ჩვენთან ილაპარაკა, კომპანიის იერარქიას ხატავს. ვინც მარტო მუშაობს, იმის სქემა ერთი ოთხკუთხედია: უფროსიც იქ ზის, თანამშრომელიც და ბუღალტერიც, შვებულებაზე კი მაინც ვერ თანხმდებიან.`,
  episode: "Episode #16",
  tags: ["data-visualization", "javascript", "webgl", "3d-graphics", "freelancing", "open-source"],
  tagline: "რიცხვებს სახეს უხატავს",
  youtubeUrl: "https://www.youtube.com/embed/Iw6R3NiEHXA",
  linkedin: "https://www.linkedin.com/in/bumbeishvili/",
} satisfies GuestInput;
