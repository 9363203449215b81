export type Clock = () => number;

export function clockFrom(moment: number | undefined): Clock {
  if (moment === undefined) return Date.now;
  const ahead = moment - Date.now();
  return () => Date.now() + ahead;
}
