export type Clock = () => number;

/** The machine's clock, or one that starts at a given moment. */
export function clockFrom(moment: number | undefined): Clock {
  if (moment === undefined) return Date.now;
  const ahead = moment - Date.now();
  return () => Date.now() + ahead;
}
