import type { SynonymsInput } from "#app/content/schemas.server.ts";

export default [
  [
    "burnout",
    "გადაწვა",
    "stress",
    "სტრესი",
    "mental health",
    "მენტალური ჯანმრთელობა",
    "იმპოსტერის სინდრომი",
    "imposter syndrome",
    "work life balance",
    "ბალანსი სამუშაოსა და პირად ცხოვრებას შორის",
  ],
  ["AI", "artificial intelligence", "ხელოვნური ინტელექტი"],
  ["LLM", "large language model", "ტოკენიზაცია", "ემბედინგი", "ტრანსფორმერი"],
  ["career", "კარიერა"],
  ["interview", "ინტერვიუ", "გასაუბრება"],
  ["salary", "ხელფასი", "ანაზღაურება"],
  ["remote", "დისტანციური"],
  ["relocation", "რელოკაცია", "emigration", "ემიგრაცია"],
  ["junior", "ჯუნიორი", "დამწყები", "entry level"],
  ["freelance", "ფრილანსი", "freelancing"],
  ["machine learning", "მანქანური სწავლება"],
  ["golang", "go", "გოლანგი"],
] satisfies SynonymsInput;
