import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkContent } from '#content/check/check-content.ts';
import { collectionOf } from '#content/files/collections.ts';
import { partsOfPath } from '#content/files/content-files.ts';
import { fileIn, filesIn, siteContent, siteContentWith } from '#content/files/site-content.fixture.ts';
import { checkEntry, outlineOf } from './before-save.ts';

const { files, reviewed } = siteContent;
const outline = outlineOf(siteContent);

test('an entry passes the check together with the outlines of other entries, which have no texts', () => {
  const ofCollection = new Map(Object.keys(files).map((file) => [collectionOf(file)?.[0], file]));
  const names = [...ofCollection.values()].map((file) => partsOfPath(file).name);
  expect(names.length).toBeGreaterThan(20);
  const own = Object.entries(files).filter(([file]) => names.includes(partsOfPath(file).name));
  expect(checkEntry({ files: Object.fromEntries(own), reviewed }, outline)).toEqual([]);
  expect(JSON.stringify(outline.files).length).toBeLessThan(20_000);
});

test('the check before a save finds the same issues as the check of the whole content', () => {
  const [job = '', otherJob = '', thirdJob = ''] = filesIn('jobs');
  const [article = '', otherArticle = ''] = filesIn('insights');
  const { services } = z.object({ services: z.array(z.number()) }).parse(files[fileIn('cases')]);
  const study = {
    id: fileIn('cases').replace(/^.*\/|\.yaml$/g, ''),
    another: filesIn('services')
      .map((file) => Number(/\d+/.exec(file)))
      .find((id) => !services.includes(id)),
  };
  const changes = {
    [job]: { about: 'In 12 days.' },
    [otherJob]: { title: 'مدير' },
    [thirdJob]: { title: 'Somebody' },
    'en/pages/home.yaml': { vision: { label: 'Vision', text: 'Text, more' } },
    [fileIn('services')]: { seo: { title: 'x'.repeat(61), description: 'Text' } },
    [article]: { case: study.id, service: study.another },
    [otherArticle]: { author: 'no-one', links: [{ to: '/nowhere' }] },
    [fileIn('offices')]: { salary: 1 },
  };
  // There are two changes, because links of other entries lead to the case's old path.
  for (const some of [changes, { [fileIn('cases')]: { path: '/services' } }]) {
    const changed = siteContentWith(some);
    const issues = checkContent(changed);
    for (const file of Object.keys(some)) {
      const own = [file, file.replace('en/', 'ar/')];
      const entry = Object.fromEntries(own.map((each) => [each, changed.files[each]]));
      const found = issues.filter((issue) => own.includes(issue.file));
      expect(checkEntry({ files: entry, reviewed }, outline)).toEqual(found);
      expect(found, file).not.toEqual([]);
    }
  }
});
