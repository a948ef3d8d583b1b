import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "nika-nikabadze",
  order: 23,
  name: "Nika Nikabadze",
  bio: "ნიკა ნიკაბაძე სოფელში ცხოვრობს და ქლაუდში მუშაობს; სახლში NAS უდგას და Jellyfin უყენია.",
  description: `ბავშვობაში ნიკა რადიომოყვარული იყო, ანუ ქსელში მაშინაც იჯდა, ოღონდ უკაბელოდ. ახლა სამსახურის მერე ხესა და ლითონს ამუშავებს; შედუღებისას ნაპერწკალი ინციდენტად არ ითვლება.

49:23-ზე ქლაუდში გადასვლას არჩევს. Lift-and-shift სისტემას ისე გადაიტანს, როგორიც არის, ძველი ჩვევებითა და ახალი ანგარიშით; refactor-ისას ჯერ კოდს გადააკეთებ. 1:06:12-დან ნიკა დეველოპერებს უხსნის, „სად ეშვება კოდი“. პასუხად „ქლაუდში“ აღარ გამოდგება.`,
  episode: "Episode #26",
  tags: ["devops", "kubernetes", "aws", "azure", "finops", "monitoring"],
  tagline: "ჯერ რადიო, მერე ქლაუდი",
  youtubeUrl: "https://www.youtube.com/embed/sSqX34gsG2Y",
} satisfies GuestInput;
