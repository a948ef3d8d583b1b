/** By the least number of completed episodes. */
const diagnoses = [
  { atLeast: 20, text: "ეს უკვე ხასიათია. ისტორია დახურულია, კარი ღიაა." },
  { atLeast: 10, text: "ქრონიკული ფორმაა. გამოჯანმრთელება აღარ იგეგმება." },
  { atLeast: 5, text: "მდგომარეობა სტაბილურია. რეჟიმი: ეპიზოდი, ყავა, კომიტი." },
  { atLeast: 1, text: "ადრეული სტადიაა. პროგნოზი კარგია, თუ ტაბს არ დახურავ." },
] as const;

/** The rubber duck's diagnosis. Requires at least one completed episode. */
export function diagnose(episodesCompleted: number): string {
  return (diagnoses.find(({ atLeast }) => episodesCompleted >= atLeast) ?? diagnoses[3]).text;
}
