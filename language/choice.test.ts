import { expect, test } from 'vitest';
import { betterPath, type LanguagePreferences } from './choice.ts';

const none: LanguagePreferences = { query: null, stored: () => null, cookie: '', browser: [] };
const storedAs = (entries: Record<string, string>) => (key: string) => entries[key] ?? null;
const where = (pathname: string, preferences: Partial<LanguagePreferences>) =>
  betterPath(pathname, { ...none, ...preferences });

test('a visitor who says nothing, such as a crawler, stays at each path', () => {
  expect(where('/', {})).toBeUndefined();
  expect(where('/ar/jobs', {})).toBeUndefined();
});

test.each<[string, Partial<LanguagePreferences>]>([
  ['the query', { query: 'ar' }],
  ['the choice in storage', { stored: storedAs({ preferredLanguage: 'ar' }) }],
  ['lang in storage', { stored: storedAs({ lang: 'ar' }) }],
  ['i18nextLng in storage', { stored: storedAs({ i18nextLng: 'ar-SA' }) }],
  ['the cookie of the choice', { cookie: 'a=1; preferredLanguage=ar; b=2' }],
  ['the cookie i18next', { cookie: 'i18next=ar' }],
  ['the browser', { browser: ['ar-EG', 'en'] }],
])('an unprefixed path leads to its Arabic alternate when %s says Arabic', (_, preferences) => {
  expect(where('/', preferences)).toBe('/ar');
  expect(where('/services/3', preferences)).toBe('/ar/services/3');
});

const inOrder: [string, Partial<LanguagePreferences>, Partial<LanguagePreferences>][] = [
  ['the query', { query: 'en' }, { stored: storedAs({ preferredLanguage: 'ar' }) }],
  ['the choice', { stored: storedAs({ preferredLanguage: 'en', lang: 'ar' }) }, {}],
  ['lang', { stored: storedAs({ lang: 'en', i18nextLng: 'ar' }) }, {}],
  ['i18nextLng', { stored: storedAs({ i18nextLng: 'en' }) }, { cookie: 'preferredLanguage=ar' }],
  ['the cookie of the choice', { cookie: 'i18next=ar; preferredLanguage=en' }, {}],
  ['the cookie i18next', { cookie: 'i18next=en' }, { browser: ['ar'] }],
  ["the browser's first language", { browser: ['en-GB', 'ar'] }, {}],
];

test.each(inOrder)('%s is asked before what comes after it', (_, first, second) => {
  expect(where('/', { ...second, ...first })).toBeUndefined();
});

test('a preference for a language that is not ours is passed over', () => {
  expect(where('/', { query: 'fr', stored: storedAs({ lang: '' }), browser: ['fr-FR', 'ar'] })).toBe('/ar');
  expect(where('/', { browser: ['fr-FR', 'arc'] })).toBeUndefined();
});

test('an Arabic path is obeyed whatever is remembered', () => {
  const english = { stored: storedAs({ preferredLanguage: 'en' }), cookie: 'i18next=en', browser: ['en'] };
  expect(where('/ar/services/3', english)).toBeUndefined();
});

test('only ?lng=en leads from an Arabic path to English', () => {
  expect(where('/ar', { query: 'en' })).toBe('/');
  expect(where('/ar/jobs/1', { query: 'en-US' })).toBe('/jobs/1');
  expect(where('/ar/jobs/1', { query: 'ar' })).toBeUndefined();
});
