import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "kokra",
  order: 4,
  name: "Irakli Kokrashvili",
  title: "Founder at VRKemono",
  bio: "ირაკლი ქოქრაშვილმა ვირტუალური რეალობის სტუდია VRKemono დააარსა და თამაში Police 1-2-3 შექმნა.",
  description: `VRKemono ვირტუალური რეალობის სტუდიაა, Police 1-2-3 – თამაში. პირველი ირაკლი ქოქრაშვილმა დააარსა, მეორე შექმნა და ორივესთან ერთად მე-17 ეპიზოდში გვესტუმრა.

ვირტუალურ რეალობაში კამერას მოთამაშეს ვერ წაართმევ: თუ სურათი მოძრაობს, თავი კი ადგილზეა, გული ერევა. ამიტომ მენიუ სივრცეში ჰკიდია, სიარულს ხშირად ტელეპორტი ცვლის და ნაცნობი ხერხების ნახევარი თავიდან მოსაფიქრებელია.

ეპიზოდის თავებიდან: პირველი 3D პროექტი პასკალზე, პირველი VR დევკიტი, Leap Motion-ის კონკურსი, Unity და Unreal Engine, გეიმჯემი და IGDA საქართველოს დაარსება.`,
  episode: "Episode #17",
  tags: ["virtual-reality", "gaming", "police-1-2-3"],
  tagline: "ორი ლინზა, ერთი სამყარო",
  youtubeUrl: "https://www.youtube.com/embed/NFmq3_ujDfU",
  linkedin: "https://www.linkedin.com/in/kokrashvili/",
} satisfies GuestInput;
