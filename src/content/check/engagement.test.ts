import { expect, test } from 'vitest';
import { byId, getPages, getServices } from '#content/readers.ts';

const three = { en: 'three', ar: 'ثلاثة أسابيع' };
/** The services in the order of their numbers. */
const firstReviews = [
  three,
  { en: 'four', ar: 'أربعة أسابيع' },
  three,
  three,
  { en: 'two', ar: 'أسبوعين' },
  three,
  three,
  three,
  { en: 'ten', ar: 'عشرة أيام' },
];

test.each(['en', 'ar'] as const)(
  'a first review lasts as long on its service’s page as under how we work, %s',
  (language) => {
    const page = JSON.stringify(getPages(language).engagement);
    for (const [index, { [language]: length }] of firstReviews.entries()) {
      const service = byId(getServices(language), index + 1);
      expect(service.callToAction.benefits[0], service.title).toMatch(new RegExp(length, 'i'));
      expect(page).toContain(length);
    }
  },
);
