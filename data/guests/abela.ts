import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "abela",
  order: 3,
  name: "Giorgi Abelashvili (Abelix)",
  title: "Senior Game Developer at DECA Games",
  bio: "გიორგი აბელაშვილი DECA Games-ის Senior Game Developer-ია; ათ წელზე მეტია, რაც თამაშების ინდუსტრიაშია.",
  description: `გიორგის ზედმეტსახელი, Abelix, Obelix-ს გაგახსენებს, იმ გალს, ბავშვობაში ჯადოსნური სასმელის ქვაბში რომ ჩავარდა. გიორგი თამაშების ქვაბში მოხვდა და ძრავის, მულტიფლეერისა და გეიმფლეის კოდს C-ს ოჯახის ენებსა და Java-ზე წერს. YouTube-ზე თამაშების შექმნის კურსიც აქვს.

ჩვენთან იმ ხელსაწყოებზე ილაპარაკა, რომლებსაც სტუდიაში თამაშის ასაწყობად წერენ. ასეთი ხელსაწყოც თამაშია: კოლეგების მეტი არავინ თამაშობს და ყველა ჩივის.`,
  episode: "Episode #5",
  tags: ["graphics", "gaming", "indie games"],
  tagline: "თამაშებს აკეთებს და სხვებსაც ასწავლის",
  youtubeUrl: "https://www.youtube.com/embed/Fv3jD_3jfhQ",
  linkedin: "https://www.linkedin.com/in/giorgi-abelashvili-9b819157/",
  links: [
    {
      label: "YouTube-კურსი თამაშების შექმნაზე",
      url: "https://www.youtube.com/watch?v=yH7F54UIccw&list=PLgZEwS4N0vYgzbIFjS4cjTNkCthK8vQwR",
    },
  ],
} satisfies GuestInput;
