import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "david-bumbeishvili",
  order: 17,
  name: "David Bumbeishvili",
  bio: "დავით ბუმბეიშვილი პროგრამირებაში ეკონომიკიდან მოვიდა; ჰობი – FPV დრონი, სამუშაო ადგილი – საკუთარი სახლი.",
  description: `ეკონომიკიდან წამოსულმა დავითმა რიცხვებიც წამოიყოლა და მათი ხატვა ისწავლა. კლიენტს 3D ურჩევნია? 3D-შიც დახატავს.

დრონზე ერთი რამ იცოდე: კონტროლის დაკარგვა იქაც იოლია, ოღონდ Ctrl+Z არ აქვს.`,
  episode: "Episode #16",
  tags: ["data-visualization", "javascript", "webgl", "3d-graphics", "freelancing", "open-source"],
  tagline: "რიცხვებს სახეს უხატავს",
  youtubeUrl: "https://www.youtube.com/embed/Iw6R3NiEHXA",
  linkedin: "https://www.linkedin.com/in/bumbeishvili/",
} satisfies GuestInput;
