import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "0cuCVR91zJY",
  number: 4,
  title: "Devtherapy Episode #4 - Tato Kutalia | Google Developer Expert, Tech კონფერენციები, Open Source",
  description:
    "ტატო კუტალიასთან იმ საქმეებს ვეხებით, რომლებსაც დეველოპერს სპრინტში არავინ უწერს: კონფერენციაზე გამოსვლას, ღია კოდს, Google Developer Expert-ობას.",
  date: "2024-11-13T09:59:46Z",
  duration: 82,
  tags: ["android", "mobile development", "google developer expert", "open source", "conferences", "public speaking"],
  slug: "tato-kutalia",
  youtubeId: "0cuCVR91zJY",
  guest: "Tato Kutalia",
  links: [
    { group: "guest", label: "ტატო კუტალია X-ზე", url: "https://x.com/tatokutalia" },
    { group: "resource", label: "A Philosophy of Software Design – წიგნი", url: "https://a.co/d/dAe0bUw" },
    { group: "resource", label: "Working Effectively with Legacy Code – წიგნი", url: "https://a.co/d/93G59Tt" },
    {
      group: "resource",
      label: "Soft Skills: The software developer's life manual – წიგნი",
      url: "https://a.co/d/f9HkPe4",
    },
    {
      group: "resource",
      label: "Clean Code: A Handbook of Agile Software Craftsmanship – წიგნი",
      url: "https://a.co/d/hXvUQTN",
    },
    { group: "resource", label: "Nothing is Something – თოქი", url: "https://youtu.be/OMPfEXIlTVE" },
    { group: "resource", label: "Simplicity Matters – თოქი", url: "https://youtu.be/rI8tNMsozo0" },
  ],
  beforeListening: `„Clean Code“ გირჩევს, ფუნქცია პატარა იყოს, მერე კი – კიდევ უფრო პატარა. ჯონ ოსტერჰაუტი „A Philosophy of Software Design“-ში ღრმა მოდულს ამჯობინებს: გარედან მარტივი ინტერფეისი, შიგნით ბევრი საქმე. თუ დაჭრილ ფუნქციებს ცალ-ცალკე ვერ გაიგებ, დაჭრამ კოდს არ უშველა.

Google Developer Expert-ები Google-ში არ მუშაობენ. სტატუსს კომპანია იმას ანიჭებს, ვინც ტექნოლოგიას სხვებს უხსნის თოქით, სტატიით ან ღია კოდით.`,
  fullDescription: `ტატო კუტალიას Android-ზე, კონფერენციებსა და ღია კოდზე ველაპარაკეთ, რესურსებში კი Android-ზე არაფერი დაგვრჩა. ორივე თოქი, „Nothing is Something“ და „Simplicity Matters“, RailsConf-ის სცენიდანაა: კარგ იდეას, ეტყობა, პლატფორმა არ აქვს.

ოთხი წიგნიდან ორი, „Clean Code“ და „A Philosophy of Software Design“, ერთ თაროზე მოხვდა, თუმცა ფუნქციის სიგრძეზე ვერ თანხმდება. მესამე legacy კოდთან ცხოვრებას გასწავლის, მეოთხე კი, „Soft Skills“, უბრალოდ ცხოვრებას.`,
} satisfies EpisodeInput;
