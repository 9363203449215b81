/** Texts from outside in places where their invisible signs could do something. */

/** For a header: one line, without control characters and without signs that turn the direction of what follows. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** For a body: as it was written, but without the control characters that mail servers take offence at. */
export function readable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
}
