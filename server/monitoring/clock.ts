/** The time, in milliseconds since 1970. */
export type Clock = () => number;

/** The machine's clock, or one that begins at a moment and goes on from there as the machine's does. */
export function clockFrom(moment: number | undefined): Clock {
  if (moment === undefined) return Date.now;
  const ahead = moment - Date.now();
  return () => Date.now() + ahead;
}
