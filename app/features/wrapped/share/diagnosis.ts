/** What the rubber duck says, by completed episodes. */
const diagnoses = [
  { atLeast: 20, text: "ეს უკვე ხასიათია. ისტორია დახურულია, კარი ღიაა." },
  { atLeast: 10, text: "ქრონიკული ფორმაა. გამოჯანმრთელება აღარ იგეგმება." },
  { atLeast: 5, text: "მდგომარეობა სტაბილურია. რეჟიმი: ეპიზოდი, ყავა, კომიტი." },
  { atLeast: 1, text: "ადრეული სტადიაა. პროგნოზი კარგია, თუ ტაბს არ დახურავ." },
] as const;

/** The diagnosis for a number of completed episodes, at least one. */
export function diagnose(episodesCompleted: number): string {
  return (diagnoses.find(({ atLeast }) => episodesCompleted >= atLeast) ?? diagnoses[3]).text;
}
