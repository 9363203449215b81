import { expect, test } from 'vitest';
import { checkContent } from '#content/check/check-content.ts';
import { collectionOf } from '#content/collections.ts';
import { readContent } from '#content/read-content.ts';
import { checkEntry, outlineOf } from './check-entry.ts';

const content = readContent('content');
const outline = outlineOf(content);

/** An entry as it stands, with other values in its English file. */
function entry(name: string, values: object = {}) {
  const own = [`en/${name}`, `ar/${name}`, name].filter((each) => each in content.files);
  const files = Object.fromEntries(
    own.map((file) => [
      file,
      file.startsWith('en/') ? { ...(content.files[file] as object), ...values } : content.files[file],
    ]),
  );
  return { files, reviewed: content.reviewed };
}

test('an entry of each collection is found right among the outlines of the others', () => {
  const ofCollection = new Map(Object.keys(content.files).map((file) => [collectionOf(file)?.[0], file]));
  const names = [...ofCollection.values()].map((file) => file.replace(/^(?:en|ar)\//, ''));
  expect(names.length).toBeGreaterThan(20);
  const files = Object.assign({}, ...names.map((name) => entry(name).files));
  expect(checkEntry({ files, reviewed: content.reviewed }, outline)).toEqual([]);
});

test('what is wrong with an entry is found as in the whole content', () => {
  const changed = Object.entries({
    'jobs/1.yaml': { about: 'In 12 days.' },
    'jobs/2.yaml': { title: 'مدير' },
    'jobs/3.yaml': { title: 'Somebody' },
    'pages/home.yaml': { vision: { label: 'Vision', text: 'Text, more' } },
    'services/1.yaml': { seo: { title: 'x'.repeat(61), description: 'Text' } },
    'insights/scorecard-first-quarter.md': { case: 'healthcare', service: 9 },
    'insights/family-governance-first-year.md': { author: 'no-one' },
    'insights/regional-headquarters-riyadh.md': { links: [{ to: '/nowhere' }] },
    'cases/samtech.yaml': { path: '/services' },
    'offices/cairo.yaml': { salary: 1 },
  }).map(([name, values]) => entry(name, values));
  const files = Object.assign({}, content.files, ...changed.map((each) => each.files));
  const issues = checkContent({ ...content, files });
  for (const each of changed) {
    expect(checkEntry(each, outline)).toEqual(issues.filter(({ file }) => file in each.files));
    expect(issues.some(({ file }) => file in each.files)).toBe(true);
  }
});

test('an outline has no texts', () => {
  expect(JSON.stringify(outline.files).length).toBeLessThan(20_000);
});
