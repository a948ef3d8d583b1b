import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "machita",
  order: 7,
  name: "Giorgi Machitidze",
  title: "CIO @ Spribe",
  bio: "გიორგი მაჩიტიძე Spribe-ის CIO-ა, 25 წელზე მეტი ხნის გამოცდილებით; მე-11 ეპიზოდი Linux-სა და DevOps-ზეა.",
  description: `სერვერი იმით არ გამქრალა, რომ Cloud დაარქვეს: რომელიღაც შენობაში ისევ ბზუის, დენს ხარჯავს და თვის ბოლოს ანგარიშს გიგზავნის. FinOps სწორედ ამ ანგარიშის კითხვაა, სანამ ფინანსისტი დარეკავს.

25 წელზე მეტი გამოცდილება და CIO-ს თანამდებობა Spribe-ში – ასე გამოიყურება გიორგი მაჩიტიძის შემოკლებული კონფიგი. მე-11 ეპიზოდში RedHat-სა და Debian-ს ვადარებთ, სისტემურ ინჟინერს DevOps-ისგან ვარჩევთ, ღია კოდის ლიცენზიებს ვეხებით და ვარკვევთ, რატომ ვერ ასწრებენ უნივერსიტეტები IT-ის ტემპს.`,
  episode: "Episode #11",
  tags: ["linux", "redhat", "systems-engineering", "devops", "it-roadmap"],
  tagline: "სერვერი სადღაც მაინც დგას",
  youtubeUrl: "https://www.youtube.com/embed/xt3gOif5PeM",
  linkedin: "https://www.linkedin.com/in/giomac/",
} satisfies GuestInput;
