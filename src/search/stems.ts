import { stemmer } from '@orama/stemmers/english';
import { foldText } from './fold-text.ts';

/** Returns the stem, then the word itself, which matches while it is typed. */
export function stemsOf(word: string): string[] {
  return [...new Set(makeStems(foldText(word)))];
}

/** Caches words of the site's texts, because they recur; visitors' words are unlimited and not cached. */
export function stemsOfSite(word: string): string[] {
  const stems = stemsByWord.get(word) ?? stemsOf(word);
  stemsByWord.set(word, stems);
  return stems;
}

const stemsByWord = new Map<string, string[]>();

/** Stop words are ignored unless the query has no others: "who we are", «من نحن». */
export function isStopWord(word: string): boolean {
  return stopWords.has(foldText(word).replace('-', ''));
}

const stopWords = new Set(
  (
    'a al an and are as at be by can do does for from how i in is it its me my of on or our that the their there this to ' +
    'us was we what when where which who with you your ' +
    'في من علي الي عن ان هو هي مع ما هل كيف او ثم التي الذي هذا هذه ذلك كل لا لم نحن انا اين متي'
  ).split(' '),
);

function makeStems(word: string): string[] {
  if (/[\u0620-\u064a]/.test(word)) return arabicStems(word);
  const whole = word.replace('-', '');
  const stem = stemmer(whole);
  // The article of a name is optional: Al-Ghamdi, Alghamdi, Ghamdi.
  return whole.length > 5 && whole.startsWith('al') ? [stem, whole, whole.slice(2)] : [stem, whole];
}

const article = /^[وف]?(?:[بك]?ال|لل)(?=..)/;
/** The letter may be a particle or begin the word: without a dictionary both readings are kept. */
const particle = /^[وفبكل](?=....)/;

function arabicStems(word: string): string[] {
  const bare = word.replace(article, '');
  const bases = bare === word ? [bare, bare.replace(particle, '')] : [bare];
  return bases.flatMap((base) => [singular(stemOf(base)), base]);
}

/** Stems a word as Larkey's light10 does, after removing "our" and "their". */
function stemOf(base: string): string {
  let stem = base.replace(/(?<=...)(?:نا|ها|هم|كم)$/, '').replace(/(?<=..ا)[وي]$/, '');
  for (let time = 0; time < 2; time += 1) stem = stem.replace(/(?<=...)(?:ات|ون|ين|ان|يه|ه|ي)$/, '');
  return stem;
}

/** Returns the singular of broken plurals with a recognizable pattern: وظائف, مكاتب, مشاريع, شركاء. */
function singular(stem: string): string {
  return stem
    .replace(/^(..)اي(.)$/, '$1ي$2')
    .replace(/^م(.)ا(.)ي(.)$/, 'م$1$2و$3')
    .replace(/^م(.)ا(..)$/, 'م$1$2')
    .replace(/^([^ا]..)ا$/, (_, root: string) => `${root.slice(0, 2)}ي${root.slice(2)}`);
}
