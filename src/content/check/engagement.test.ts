import { expect, test } from 'vitest';
import { isSample } from '#content/files/site-content.fixture.ts';
import { byId, getPages, getServices } from '#content/readers.ts';

// These are the sample's promises; people read those of a firm.

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

test.runIf(isSample).each(['en', 'ar'] as const)(
  'a first review takes as long on its service’s page as on the page about how we work, %s',
  (language) => {
    const page = JSON.stringify(getPages(language).engagement);
    for (const [index, { [language]: length }] of firstReviews.entries()) {
      const service = byId(getServices(language), index + 1);
      expect(service.callToAction.benefits[0], service.title).toMatch(new RegExp(length, 'i'));
      expect(page).toContain(length);
    }
  },
);

/** A promise of one page has the same words on the others. */
const promises = {
  competitor: { en: 'share no files and no consultant', ar: 'يشترك الفريقان في\u00a0ملف ولا\u00a0مستشار' },
  team: { en: 'the whole team, partner first', ar: 'الفريق كله بدءًا بالشريك' },
  lead: { en: 'leads the work until it closes', ar: 'يقود العمل حتى إغلاقه' },
  office: { en: 'your first call', ar: 'أول جهة تتصل بها' },
};

const promisedOn = [
  { promise: 'competitor', ids: ['whoweare', 'engagement'] },
  { promise: 'team', ids: ['ourpeople', 'engagement'] },
  { promise: 'lead', ids: ['ourpeople', 'whoweare', 'engagement'] },
  { promise: 'office', ids: ['offices', 'engagement'] },
] as const;

test.runIf(isSample).each(promisedOn)(
  'the $promise is promised in the same words on all its pages',
  ({ promise, ids }) => {
    for (const language of ['en', 'ar'] as const)
      for (const id of ids)
        expect(JSON.stringify(getPages(language)[id]), id).toContain(promises[promise][language]);
  },
);
