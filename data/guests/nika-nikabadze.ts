import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "nika-nikabadze",
  order: 23,
  name: "Nika Nikabadze",
  bio: "ნიკა ნიკაბაძე სოფელში ცხოვრობს და ქლაუდში მუშაობს; სახლში NAS უდგას და Jellyfin უყენია.",
  description: `ბავშვობაში ნიკა რადიომოყვარული იყო, ანუ უკაბელო ქსელში Wi-Fi-მდე იჯდა. ახლა სამსახურის მერე ხესა და ლითონს ამუშავებს; შედუღებისას ნაპერწკალი ინციდენტად არ ითვლება.

49:23-ზე ნიკა ქლაუდში გადასვლის გზებს განიხილავს. Lift-and-shift-ისას სისტემა ისეთივე გადაგაქვს, როგორიც არის, ძველი ჩვევებით, ოღონდ ახალი ინვოისით; refactor-ისას კოდს ჯერ ქლაუდისთვის გადააკეთებ. 1:06:12-დან დეველოპერებს უხსნის, „სად ეშვება კოდი“. პასუხად „ქლაუდში“ აღარ გამოდგება.`,
  episode: "Episode #26",
  tags: ["devops", "kubernetes", "aws", "azure", "finops", "monitoring"],
  tagline: "ჯერ რადიო, მერე ქლაუდი",
  youtubeUrl: "https://www.youtube.com/embed/sSqX34gsG2Y",
} satisfies GuestInput;
