import { expect, test } from 'vitest';
import { type Content, filesOf } from '#content/content-files.ts';
import { readContent } from '#content/read-content.ts';
import { hashOfTexts } from '#content/review-note.ts';
import { holdBack } from './hold-back.ts';

const served = readContent('content');
type Values = Record<string, unknown>;
const valuesOf = (file: string) => served.files[file] as Values;

/** What somebody saves, both languages read; undefined is deleted. */
function saved(changes: Record<string, Values | undefined>, from: Content = served): Content {
  const files = { ...from.files, ...changes };
  for (const [file, values] of Object.entries(changes)) if (!values) delete files[file];
  const notes = filesOf(files)
    .filter(({ file }) => file in changes)
    .map(({ file, value, field }) => [file, hashOfTexts(value, field)]);
  return { ...from, files, reviewed: { ...from.reviewed, ...Object.fromEntries(notes) } };
}
const both = (name: string, values: Values) => ({
  [`en/${name}`]: { ...valuesOf(`en/${name}`), ...values },
  [`ar/${name}`]: { ...valuesOf(`ar/${name}`), ...values },
});
const heldIn = (content: Content) =>
  holdBack(content, served)?.map(({ entry, waits, issues }) => [entry, waits, issues[0]?.code]);

test('nothing is held where nothing is wrong', () => {
  expect(heldIn(saved(both('jobs/1.yaml', { location: 'jordan' })))).toEqual([]);
});

test('an entry that is refused holds back itself, and another person’s does not wait for it', () => {
  const english = { ...valuesOf('en/services/2.yaml'), title: 'Risks and their owners' };
  const content = saved({ ...both('jobs/1.yaml', { location: 'jordan' }) });
  content.files['en/services/2.yaml'] = english;
  expect(heldIn(content)).toEqual([['services/2.yaml', false, 'review.only-english']]);
});

test('what was right in itself waits for the entry that it names', () => {
  const person = { ...valuesOf('en/team/omar-haddad.yaml'), order: 40 };
  const persian = { ...valuesOf('ar/team/omar-haddad.yaml'), order: 40, bio: 'نصّ  بمسافتين' };
  const article = 'insights/regional-headquarters-riyadh.md';
  const content = saved({
    'en/team/huda.yaml': person,
    'ar/team/huda.yaml': persian,
    ...both(article, { author: 'huda' }),
  });
  expect(heldIn(content)).toEqual([
    ['team/huda.yaml', false, expect.any(String)],
    [article, true, 'reference.dead'],
  ]);
});

test('whoever deletes what others still name is held back, and the others are not', () => {
  const name = `${valuesOf('en/insights/regional-headquarters-riyadh.md').author}.yaml`;
  const content = saved({
    [`en/team/${name}`]: undefined,
    [`ar/team/${name}`]: undefined,
    ...both('jobs/1.yaml', { location: 'jordan' }),
  });
  expect(heldIn(content)).toEqual([[`team/${name}`, false, expect.any(String)]]);
});

test('a file that cannot be read is held back with its other language', () => {
  const content = saved({ 'en/jobs/2.yaml': undefined });
  const held = holdBack(content, served, [
    { file: 'en/jobs/2.yaml', key: '', code: 'file.unreadable', found: 'x' },
  ]);
  expect(held).toMatchObject([{ entry: 'jobs/2.yaml', waits: false, issues: [{ code: 'file.unreadable' }] }]);
});

test('where not even what is served stands, nothing can be published', () => {
  const broken = saved({ 'en/jobs/3.yaml': { title: 'Half' } });
  const content = saved(both('jobs/1.yaml', { location: 'jordan' }), broken);
  expect(holdBack(content, broken)).toBeUndefined();
});
