import type { HostInput } from "#app/content/schemas.server.ts";

export default [
  {
    name: "Tornike Gomareli",
    linkedin: "https://www.linkedin.com/in/tornikegomareli/",
    description:
      "სენიორ პროგრამული ინჟინერი, ათ წელზე მეტია ფულსტეკ დეველოპმენტშია. აინტერესებს ისიც, როგორ არის თავად დეველოპერი, როცა კოდი უკვე მუშაობს.",
  },
  {
    name: "Avtandil Ushikishvili",
    linkedin: "https://www.linkedin.com/in/avtuney/",
    description: "ტექლიდი, რომელიც enterprise სისტემებს აწყობს და მენტალურ ჯანმრთელობაზე ხმამაღლა ლაპარაკობს.",
  },
] satisfies HostInput[];
