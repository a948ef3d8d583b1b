import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "dalaka",
  order: 5,
  name: "Giorgi Dalakishvili",
  title: "Microsoft MVP | Lifelong learner | Open-source contributor",
  bio: "Microsoft MVP გიორგი დალაქიშვილი .NET-ზე, მონაცემთა ბაზებსა და მობილურ აპლიკაციებზე მუშაობს.",
  description: `გიორგის EntityFramework.Exceptions ბაზის შეცდომას გასაგებ exception-ად გიბრუნებს. უნიკალურობა რომ დაირღვევა, კოდი SQL Server-ის 2627-ია თუ PostgreSQL-ის 23505, აღარ გადარდებს.

მეორე რეპოში იხვი ზის. DuckDB ანალიტიკური ბაზაა, რომელიც სერვერს არ ითხოვს: შენსავე პროგრამაში მუშაობს. DuckDB.NET მისი ADO.NET პროვაიდერია. მესამე რეპოში EFCore.Visualizer-ია: მოთხოვნის შესრულების გეგმას პირდაპირ Visual Studio-ში ხატავს.`,
  episode: "Episode #9",
  tags: ["microsoft", "mvp", "llm", "open-source", "dev-conferences"],
  tagline: "ღია კოდი .NET-ისთვის",
  youtubeUrl: "https://www.youtube.com/embed/swqK7GgJIrk",
  linkedin: "https://www.linkedin.com/in/giorgidalakishvili/",
  links: [
    { label: "GitHub", url: "https://github.com/Giorgi" },
    { label: "EntityFramework.Exceptions GitHub-ზე", url: "https://github.com/Giorgi/EntityFramework.Exceptions" },
    { label: "DuckDB.NET GitHub-ზე", url: "https://github.com/Giorgi/DuckDB.NET" },
    { label: "EFCore.Visualizer GitHub-ზე", url: "https://github.com/Giorgi/EFCore.Visualizer" },
  ],
} satisfies GuestInput;
