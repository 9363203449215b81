import { type Country, countryIds } from '#codes/countries.ts';
import type { RegisterMessages } from '#content/schemas/page.ts';
import type { RegisterData } from '#content/schemas/register.ts';
import { countInWords } from '#i18n/count.ts';
import type { Language } from '#i18n/languages.ts';

interface Answers {
  asked: number;
  global500: number;
  declined: number;
}

/** The clients of one sector in one country. */
export interface RegisterGroup extends Answers {
  sector: string;
  country: Country;
}

/** The groups that have clients, country by country. */
export function groupsOf({ sectors, global500, declined }: RegisterData): RegisterGroup[] {
  const within = (list: RegisterData['declined'], sector: string, country: Country) =>
    list
      .filter((each) => each.sector === sector && each.country === country)
      .reduce((sum, { clients }) => sum + clients, 0);
  return countryIds
    .flatMap((country) =>
      sectors.map(({ id: sector, asked }) => ({
        sector,
        country,
        asked: asked[country],
        global500: within(global500, sector, country),
        declined: within(declined, sector, country),
      })),
    )
    .filter(({ asked }) => asked > 0);
}

export function sumOf(groups: readonly Answers[]): Answers {
  const sum = (name: keyof Answers) => groups.reduce((total, group) => total + group[name], 0);
  return { asked: sum('asked'), global500: sum('global500'), declined: sum('declined') };
}

/** The answers of some clients as a sentence. */
export function sentenceOf(
  language: Language,
  messages: RegisterMessages,
  { asked, declined, global500 }: Answers,
): string {
  if (asked === 0) return messages.nobody;
  return [
    countInWords(language, asked, messages.asked),
    countInWords(language, asked - declined, messages.again),
    countInWords(language, declined, messages.declined),
    ...(global500 > 0 ? [countInWords(language, global500, messages.global500)] : []),
  ].join(' ');
}
