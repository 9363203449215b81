import { expect, test } from 'vitest';
import { languageCodes } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { mayBeFetchedAhead } from './ahead.ts';
import { speculationRules } from './speculation-rules.ts';

const [rule] = JSON.parse(speculationRules).prefetch;
const base = 'https://www.rasikh.example';
const matches = (pattern: string, href: string) => new URLPattern(pattern, base).test(href, base);

test('browsers with and without speculation rules fetch the same pages ahead', () => {
  const [all, { not }] = rule.where.and;
  const asked = [
    ...[
      paths.home,
      paths.service(3),
      paths.article('scorecard-first-quarter'),
      '/healthcare',
      '/work?from=mail',
    ],
    ...[
      paths.page('contactus'),
      '/contactus?service=3',
      paths.apply(2),
      paths.job(1),
      paths.page('applytraining'),
    ],
    ...[paths.feed, paths.companyProfile('ar'), paths.personCard('sami-al-ghamdi', 'en'), '/search?q=risk'],
  ];
  for (const path of asked) {
    for (const language of languageCodes) {
      const href = localizedPath(language, path);
      const ruled =
        matches(all.href_matches, href) && !not.href_matches.some((one: string) => matches(one, href));
      expect.soft(ruled, href).toBe(mayBeFetchedAhead(new URL(href, base).pathname));
    }
  }
});
