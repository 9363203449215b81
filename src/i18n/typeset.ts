/** Matches `12 weeks`, `٣٠ يومًا`, `و٢٧ إصدارًا`, `**15** days`, but no year, which a line break may part from its word. */
const numberAndWord =
  /(?:(?<![\p{L}\p{Nd}])|(?<=(?<!\p{L})[وبفلك]))(?!(?:19|20|١٩|٢٠)\p{Nd}{2} )(\p{Nd}[\p{Nd}.,٫٬]*[%٪]?(?:\*\*)?) (?=\p{L})/gu;
const nameAndNumber = /(?<!\p{L})(\p{Lu}{2,}|(?:ال|لل)معيار) (?=\p{Nd})/gu;

/** Sets no-break spaces that keep a number on one line with its unit. */
export function typeset(text: string): string {
  return text.replace(numberAndWord, '$1\u00a0').replace(nameAndNumber, '$1\u00a0');
}

/** Joins the last two words of a text in display type: browsers balance six lines at most, and not always the last. */
export function keepLastWords(text: string): string {
  return text.replace(/ (?=\S{1,12}$)/, '\u00a0');
}
