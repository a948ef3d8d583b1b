import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "0cuCVR91zJY",
  number: 4,
  title: "Devtherapy Episode #4 - Tato Kutalia | Google Developer Expert, Tech კონფერენციები, Open Source",
  description:
    "კონფერენციაზე გამოსვლას, ღია კოდსა და Google Developer Expert-ობას დეველოპერს სპრინტში არავინ უწერს. სწორედ ამ საქმეებზე გვიამბო ტატო კუტალიამ.",
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
  beforeListening: `„Clean Code“ ფუნქციისგან ორ რამეს ითხოვს: პატარა იყოს და კიდევ უფრო პატარა იყოს. ჯონ ოსტერჰაუტი „A Philosophy of Software Design“-ში ღრმა მოდულს ამჯობინებს, რომელიც მარტივი ინტერფეისის უკან ბევრ საქმეს მალავს. თუ დაშლილი ფუნქციის ნაწილებს ცალ-ცალკე ვერ იგებ, დაშლამ კოდს ვერ უშველა.

Google Developer Expert-ები Google-ში არ მუშაობენ. ამ სტატუსს კომპანია იმას ანიჭებს, ვინც ტექნოლოგიას სხვებს უხსნის თოქით, სტატიით ან ღია კოდით.`,
  fullDescription: `ტატოსთან კონფერენციებისა და ღია კოდის გარდა Android-ზეც ვილაპარაკეთ. წიგნები და თოქები პირველად ამ ეპიზოდს დავურთეთ, ოღონდ Android-ზე მათ შორის არაფერია. ორივე თოქი, „Nothing is Something“ და „Simplicity Matters“, Ruby-ს კონფერენციიდანაა, RailsConf-იდან. კარგ იდეას Android-ზე პორტირება არ სჭირდება.

ოთხი წიგნი ერთ თაროზე დგას, თუმცა ორი მათგანი, „Clean Code“ და „A Philosophy of Software Design“, ფუნქციის სიგრძეზე ვერ თანხმდება. „Working Effectively with Legacy Code“ უტესტო კოდთან ცხოვრებას გასწავლის, „Soft Skills“ – უბრალოდ ცხოვრებას.`,
} satisfies EpisodeInput;
