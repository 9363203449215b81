import { expect, test } from 'vitest';
import { checkContent } from '#content/check/check-content.ts';
import { collectionOf } from '#content/collections.ts';
import { partsOfPath } from '#content/content-files.ts';
import { siteContent, siteContentWith } from '#content/site-content.fixture.ts';
import { checkEntry, outlineOf } from './check-entry.ts';

const { files, reviewed } = siteContent;
const outline = outlineOf(siteContent);

test('an entry of each collection is found right among the outlines of the others, which have no texts', () => {
  const ofCollection = new Map(Object.keys(files).map((file) => [collectionOf(file)?.[0], file]));
  const names = [...ofCollection.values()].map((file) => partsOfPath(file).name);
  expect(names.length).toBeGreaterThan(20);
  const own = Object.entries(files).filter(([file]) => names.includes(partsOfPath(file).name));
  expect(checkEntry({ files: Object.fromEntries(own), reviewed }, outline)).toEqual([]);
  expect(JSON.stringify(outline.files).length).toBeLessThan(20_000);
});

test('what is wrong with an entry is found as in the whole content', () => {
  const changes = {
    'en/jobs/1.yaml': { about: 'In 12 days.' },
    'en/jobs/2.yaml': { title: 'مدير' },
    'en/jobs/3.yaml': { title: 'Somebody' },
    'en/pages/home.yaml': { vision: { label: 'Vision', text: 'Text, more' } },
    'en/services/1.yaml': { seo: { title: 'x'.repeat(61), description: 'Text' } },
    'en/insights/scorecard-first-quarter.md': { case: 'healthcare', service: 9 },
    'en/insights/family-governance-first-year.md': { author: 'no-one' },
    'en/insights/regional-headquarters-riyadh.md': { links: [{ to: '/nowhere' }] },
    'en/cases/samtech.yaml': { path: '/services' },
    'en/offices/cairo.yaml': { salary: 1 },
  };
  const changed = siteContentWith(changes);
  const issues = checkContent(changed);
  for (const file of Object.keys(changes)) {
    const own = [file, file.replace('en/', 'ar/')];
    const entry = Object.fromEntries(own.map((each) => [each, changed.files[each]]));
    const found = issues.filter((issue) => own.includes(issue.file));
    expect(checkEntry({ files: entry, reviewed }, outline)).toEqual(found);
    expect(found, file).not.toEqual([]);
  }
});
