/** The session's number as its title says it, 'Devtherapy #26 – …'; undefined where it says none. */
export function numberInTitle(title: string): number | undefined {
  const number = /\bDevtherapy (?:Episode )?#(\d+)/.exec(title)?.[1];
  return number === undefined ? undefined : Number(number);
}
