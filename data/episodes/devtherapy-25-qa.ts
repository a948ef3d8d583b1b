import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "08aph3oUDCo",
  number: 25,
  title: "Devtherapy #25 – პროგრამული ინჟინრების არაპოპულარული მოსაზრებები",
  description: "დეველოპერების არაპოპულარული მოსაზრებებიდან ერთს მაინც დაეთანხმები, თუმცა ხმამაღლა არ აღიარებ.",
  date: "2025-10-12T17:10:29Z",
  duration: 87,
  tags: ["unpopular opinions", "software engineering"],
  slug: "devtherapy-25-qa",
  youtubeId: "08aph3oUDCo",
  guest: "",
  discordMembersQuoted: 850,
  links: [
    { group: "sponsor", label: "A Serious Company – კარიერული კურსი", url: "https://www.aseriouscompany.com/" },
    { group: "sponsor", label: "Techzy", url: "https://www.techzy.app/" },
  ],
  beforeListening: `ზოგჯერ გადაწყვეტილებაში ყველას ეპარება ეჭვი, ხმას კი არავინ იღებს და თითოეულს ჰგონია, რომ ასე მარტო თვითონ ფიქრობს. სოციალურ ფსიქოლოგიაში ამას პლურალისტური უცოდინრობა (pluralistic ignorance) ჰქვია. ეს ერთი ხაფანგია. მეორე ვადის შეფასებისას გელოდება: პირველად დასახელებული რიცხვი ყველას თავისკენ ექაჩება (anchoring). Planning poker ამ მეორეს უვლის გვერდს: ბარათებს ყველა ერთდროულად ხსნის.`,
  fullDescription: `წერ. კითხულობ. შლი. ყველას გვაქვს აზრი, რომელიც გუნდის ჩატში ვერ გავგზავნეთ, და ოცდამეხუთე ეპიზოდი ასეთი აზრებისთვის ჩავწერეთ.

უსტუმროდ მესამედ ვსხედვართ და ყოველ ჯერზე მეტი გვაქვს სათქმელი: პირველ ეპიზოდში 57 წუთი გვეყო, მერვეში – 75, აქ კი უკვე 87 დაგვჭირდა. თუ სადმე ვცდებით, Discord-ზე მოგვწერე, ოღონდ ამჯერად ნუ წაშლი.`,
} satisfies EpisodeInput;
