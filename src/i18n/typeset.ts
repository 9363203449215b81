/** Matches `12 weeks`, `٣٠ يومًا`, `و٢٧ إصدارًا`, `**15** days`, but no year, which may end a line. */
const numberAndWord =
  /(?:(?<![\p{L}\p{Nd}])|(?<=(?<!\p{L})[وبفلك]))(?!(?:19|20|١٩|٢٠)\p{Nd}{2} )(\p{Nd}(?:[.,٫٬]?\p{Nd})*[%٪]?(?:\*\*)?) (?=\p{L})/gu;
/** Matches `IFRS 16` and, within a text, `Vision 2030`; a label of these two words may break. */
const nameAndNumber = /(?<!\p{L})(\p{Lu}{2,}|(?:ال|لل)معيار|رؤية|(?<!^)\p{Lu}\p{L}+) (?=\p{Nd})/gu;
/** Matches an Arabic particle, which no line ends with, before a word short enough for the next line. */
const particle = /(?<!\p{L})([وفبكل]?(?:من|في|عن|على|إلى|أن|إن|لا|لم|لن|ما|هل|كل)) (?=\p{L}\S{0,8}(?!\S))/gu;
/** Matches `27 of 31 releases`: the line may break before the counted noun. */
const partOfWhole = /(\p{Nd}\u00a0of)[ \u00a0](\p{Nd}(?:[.,]?\p{Nd})*)\u00a0/gu;

/** Sets no-break spaces that keep a number on one line with its unit, and a particle with its word. */
export function typeset(text: string): string {
  const pairs = [numberAndWord, nameAndNumber, particle];
  return pairs.reduce((set, pair) => set.replace(pair, '$1\u00a0'), text).replace(partOfWhole, '$1\u00a0$2 ');
}

/**
 * Joins the last two words of a text in display type, and parts them from the one before: browsers balance six lines at
 * most, and not always the last. More than `longest` characters stay: 16 of a page's title fit in a line of 320 px.
 */
export function keepLastWords(text: string, longest = 16): string {
  return text.replace(RegExp(`\\s(?=.{0,${longest}}$)(\\S+)\\s(\\S+)$`), ' $1\u00a0$2');
}
