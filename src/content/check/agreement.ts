import { type Language, languageCodes } from '#language/languages.ts';
import type { Content } from './content-files.ts';
import { withoutAddresses } from './facts.ts';
import type { Fault, Issue } from './faults.ts';
import { checkProse } from './prose.ts';

interface Result {
  label: string;
  figure?: number;
}
interface Person {
  position: string;
  services: number[];
}
interface Job {
  datePosted: string;
  validThrough: string;
}
interface Case {
  services: number[];
  home: { results?: Result[] };
  statistics: Result[];
}

const partner = { en: /\bpartner\b/i, ar: /شريك/ };
const directionMarks = /[\u061c\u200e\u200f\u2066-\u2069]/g;

/** What one page says of a fact and another page says otherwise. */
export function checkAgreement(content: Content): Fault[] {
  return languageCodes.flatMap((language) => [
    ...agreedFigures(content, language),
    ...casesWithoutPartner(content, language),
    ...caseFigures(content, language),
    ...jobDates(content, language),
  ]);
}

/** Figures that several pages state (`agreed` in exceptions.yaml). */
function agreedFigures({ files, exceptions }: Content, language: Language): Fault[] {
  const rules = exceptions.agreed.flatMap(({ value, ...phrases }) =>
    phrases[language].map((phrase) => [value, phrasePattern(phrase)] as const),
  );
  return checkProse(files, language, (text) => {
    const folded = foldDigits(withoutAddresses(text));
    return rules.flatMap(([value, pattern]) =>
      [...folded.matchAll(pattern)]
        .filter(([, found = '']) => Number(found.replaceAll(',', '')) !== value)
        .map(([found]): Issue => ({ code: 'figure.differs', agreed: value, found })),
    );
  });
}

/** Each case offers a talk with the partner who led the work: of its first service. */
function casesWithoutPartner({ files }: Content, language: Language): Fault[] {
  const partners = entriesOf<Person>('team', files, language).filter(([, { position = '' }]) =>
    partner[language].test(position),
  );
  return entriesOf<Case>('cases', files, language).flatMap(
    ([file, { services: [service] = [] as number[] }]): Fault[] => {
      const led = !service || partners.some(([, { services = [] }]) => services.includes(service));
      return led ? [] : [{ file, key: 'services.0', code: 'case.without-partner' }];
    },
  );
}

/** A case's figures on the home page are those of its own page. */
function caseFigures({ files }: Content, language: Language): Fault[] {
  return entriesOf<Case>('cases', files, language).flatMap(([file, { home, statistics }]) =>
    (home?.results ?? []).flatMap(({ figure, label }, index): Fault[] => {
      const own = statistics?.[index];
      const same = !statistics || (own?.figure === figure && own?.label === label);
      return same ? [] : [{ file, key: `home.results.${index}`, code: 'results.differ' }];
    }),
  );
}

function jobDates({ files }: Content, language: Language): Fault[] {
  return entriesOf<Job>('jobs', files, language).flatMap(([file, { datePosted, validThrough }]): Fault[] => {
    if (!datePosted || !validThrough) return [];
    const yearLater = `${Number(datePosted.slice(0, 4)) + 1}${datePosted.slice(4)}`;
    const within = datePosted <= validThrough && validThrough <= yearLater;
    return within ? [] : [{ file, key: 'validThrough', code: 'job.dates' }];
  });
}

/** The entries of a folder, of which any part may be missing: schemas are checked apart. */
function entriesOf<Entry>(
  folder: string,
  files: Content['files'],
  language: Language,
): [file: string, entry: Partial<Entry>][] {
  return Object.entries(files)
    .filter(([file]) => file.startsWith(`${language}/${folder}/`))
    .map(([file, entry]) => [file, entry as Partial<Entry>]);
}

function phrasePattern(phrase: string): RegExp {
  const [before = '', after = ''] = phrase.split('#');
  return new RegExp(`(?<![\\d,.])${RegExp.escape(before)}(\\d+(?:,\\d{3})*)${RegExp.escape(after)}`, 'giu');
}

function foldDigits(text: string): string {
  return text
    .replace(directionMarks, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('٬', ',')
    .replaceAll('٪', '%');
}
