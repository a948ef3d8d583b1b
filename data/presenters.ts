import type { PresenterInput } from "#app/content/schemas.server.ts";

export default [
  {
    name: "Tornike Gomareli",
    linkedin: "https://www.linkedin.com/in/tornikegomareli/",
    description:
      "სენიორი პროგრამული ინჟინერია; ათ წელზე მეტია, რაც ფულსტეკში მუშაობს. აინტერესებს ისიც, როგორ არის თავად დეველოპერი, როცა კოდი უკვე წესრიგშია.",
  },
  {
    name: "Avtandil Ushikishvili",
    linkedin: "https://www.linkedin.com/in/avtuney/",
    description: "ტექლიდია: enterprise სისტემებს აწყობს და მენტალურ ჯანმრთელობაზე ხმამაღლა ლაპარაკობს.",
  },
] satisfies PresenterInput[];
