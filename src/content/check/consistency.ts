import { asRecord, isTranslated, leaves, texts } from '#content/files/content-fields.ts';
import { type Content, type ContentFile, filesOf } from '#content/files/content-files.ts';
import type { Issue } from '#content/issues.ts';
import { registerSchema } from '#content/schemas/register.ts';
import { type Language, languageCodes } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { latinNumbers, numbersIn } from './facts-in-texts.ts';

/** Finds entries of a folder with the same order, and services that no leader is named for. */
export function checkOrderAndLeads({ files }: Content): Issue[] {
  return languageCodes.flatMap((language) => {
    const entries = filesOf(files, [language]);
    const led = entries.flatMap(({ collection, value }) =>
      collection === 'people' ? asRecord(value).services : [],
    );
    const places = new Set<string>();
    return entries.flatMap(({ file, collection, id, value }): Issue[] => {
      const { order } = asRecord(value);
      const place = `${collection} ${order}`;
      const isTaken = typeof order === 'number' && places.has(place);
      places.add(place);
      const isLed = collection !== 'services' || led.length === 0 || led.includes(Number(id));
      return [
        ...(isTaken ? [{ file, key: 'order', code: 'order.taken', found: String(order) } as const] : []),
        ...(isLed ? [] : [{ file, key: '', code: 'service.without-lead' } as const]),
      ];
    });
  });
}

/** Finds ids and other values, but no texts, that a list has twice. */
export function checkRepeated({ files }: Content): Issue[] {
  return filesOf(files).flatMap(({ file, value, field }) => {
    const taken = new Set<string>();
    return leaves([value], field).flatMap(({ key, field, values: [found] }): Issue[] => {
      const [, list] = /^(.*)\.\d+(?:\.id)?$/.exec(key) ?? [];
      if (list === undefined || isTranslated(field)) return [];
      const place = `${list} ${found}`;
      if (taken.has(place)) return [{ file, key, code: 'list.repeated', found: String(found) }];
      taken.add(place);
      return [];
    });
  });
}

/** These pages list entries, each with an anchor. */
const anchored = [
  [paths.page('ourpeople'), 'people'],
  [paths.page('offices'), 'offices'],
  [paths.page('ourpartners'), 'partners'],
] as const;

/** Finds links and keys of search.yaml to a person, an office, a partner or a part of a service that is missing. */
export function checkAnchors({ files }: Content): Issue[] {
  return languageCodes.flatMap((language) => {
    const entries = filesOf(files, [language]);
    return entries.flatMap(({ file, value, field }) =>
      leaves([value], field).flatMap(({ key, field: { entryLink }, values: [found] }): Issue[] => {
        const [page = '', anchor] = String(found).split('#');
        if ((entryLink !== 'path' && entryLink !== 'url') || !anchor) return [];
        return isThere(entries, page, anchor) ? [] : [{ file, key, code: 'link.dead', target: `${found}` }];
      }),
    );
  });
}

function isThere(entries: ContentFile[], page: string, anchor: string): boolean {
  const [, list] = anchored.find(([path]) => path === page) ?? [];
  if (list) return entries.some(({ collection, id }) => collection === list && id === anchor);
  const service = entries.find(
    ({ collection, id }) => collection === 'services' && paths.service(Number(id)) === page,
  );
  // The editor passes outlines of entries, which have no parts.
  if (!service || !('sections' in asRecord(service.value))) return true;
  return anchor in asRecord(service.value) || JSON.stringify(service.value).includes(`"id":"${anchor}"`);
}

const numerals: Record<Language, string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ar: ['واحد', 'اثن', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع', 'عشر'],
};

/** Checks phrases that say how many entries a folder has, in words or figures (`counted` in exceptions.yaml). */
export function checkCounts({ files, exceptions: { counted = [] } }: Content): Issue[] {
  return languageCodes.flatMap((language) => {
    const entries = filesOf(files, [language]);
    return counted.flatMap(({ folder, keys, ...phrases }) => {
      const count = entries.filter(({ collection }) => collection === folder).length;
      const patterns = (phrases[language] ?? []).map((phrase) => countPattern(language, phrase));
      return entries.flatMap(({ file, name, value, field }): Issue[] => {
        const inFigures = leaves([value], field).filter(({ key }) => keys?.[name]?.includes(key));
        const wrong = inFigures.filter(({ values: [figure] }) => figure !== count);
        const said = texts(value, field).flatMap(({ key, text }) =>
          patterns.flatMap((pattern) =>
            [...latinNumbers(text).matchAll(pattern)].map((match) => ({ key, match })),
          ),
        );
        return [
          ...wrong.map(({ key, values: [figure] }) => ({ key, found: String(figure) })),
          ...said
            .filter(({ match: [, numeral = ''] }) => countOf(language, numeral) !== count)
            .map(({ key, match: [found] }) => ({ key, found })),
        ].map((issue) => ({ file, code: 'figure.differs', agreed: count, ...issue }));
      });
    });
  });
}

function countOf(language: Language, numeral: string): number {
  const index = numerals[language].findIndex((stem) => numeral.toLowerCase().startsWith(stem));
  return Number(numeral) || index + 1;
}

/** Matches a phrase with # for the number; in Arabic the number may have any of its endings. */
function countPattern(language: Language, phrase: string): RegExp {
  const [before = '', after = ''] = phrase.split('#').map(RegExp.escape);
  const ending = language === 'ar' ? '(?:ة|ان|ين|ية|ي)?' : '';
  return new RegExp(
    `(?<!\\p{L})${before}(\\d+|(?:${numerals[language].join('|')})${ending})${after}(?!\\p{L})`,
    'giu',
  );
}

const registerFile = 'register.yaml';

/** Checks that the counters, their note and the register's texts state the sums of the register. */
export function checkRegister({ files }: Content): Issue[] {
  const { data } = registerSchema.safeParse(files[registerFile]);
  if (!data) return [];
  const total = (list: { clients: number }[]) => list.reduce((sum, { clients }) => sum + clients, 0);
  const asked = data.sectors.flatMap((sector) => Object.values(sector.asked)).reduce((a, b) => a + b, 0);
  const again = asked - total(data.declined);
  const percent = (part: number) => Math.round((100 * part) / asked);
  return languageCodes.flatMap((language): Issue[] => {
    const counters = asRecord(asRecord(files[`${language}/firm.yaml`]).counters);
    const counted = [counters.strip, counters.services].flatMap((list) =>
      (Array.isArray(list) ? list : []).map((counter) => Number(asRecord(counter).to)),
    );
    const said = numbersIn(String(counters.note)).map(Number);
    const messages = asRecord(asRecord(files[`${language}/pages/work.yaml`]).work);
    const drawn = numbersIn(String(messages.drawing)).map(Number);
    const missing = [
      ...[again, data.sectors.length, percent(again), percent(total(data.global500))].filter(
        (sum) => !counted.includes(sum),
      ),
      ...[asked, again].filter((sum) => !said.includes(sum)),
      ...[asked].filter((sum) => !drawn.includes(sum)),
    ];
    return missing.map((found) => ({ file: registerFile, key: '', code: 'register.differs', found }));
  });
}
