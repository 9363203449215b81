import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '#content/check/check-content.ts';
import { collections } from '#content/files/collections.ts';
import { fileIn, filesIn, siteContent, siteContentWith } from '#content/files/site-content.fixture.ts';
import { id, picture, typesetText } from '#content/schemas/shared.ts';
import { textsIn } from '#content/search-entries/search-source.ts';
import { sizesOfPictures } from '../assets/pictures/picture-uses.ts';
import { editorConfig } from './config.ts';

// Somebody adds fields to the schema of an office, and changes nothing else.
const { schema } = collections.offices;
const added = schema.extend({
  motto: typesetText,
  view: picture('film'),
  architect: id.meta({ entryLink: 'people' }),
});
beforeAll(() => void Object.assign(collections.offices, { schema: added }));
afterAll(() => void Object.assign(collections.offices, { schema }));

const first = fileIn('offices');
const last = String(filesIn('offices').at(-1));
const inArabic = (file: string) => file.replace('en/', 'ar/');
const content = siteContentWith({
  [first]: { motto: 'Counsel  first', view: 'about', architect: 'nobody' },
  [inArabic(first)]: { motto: 'المشورة أولًا', view: 'careers', architect: 'nobody' },
});

test('the content check covers a new field: its text, both languages and its references', () => {
  const issues = checkContent(content);
  const of = (key: string) =>
    issues.filter((issue) => issue.key === key).map(({ file, code }) => [file, code]);
  expect(of('motto').filter(([file]) => file?.endsWith(first.slice(2)))).toEqual([[first, 'space.double']]);
  expect(of('motto')).toContainEqual([inArabic(last), 'field.missing']);
  expect(of('view')).toContainEqual([inArabic(first), 'value.differs']);
  expect(of('architect')).toContainEqual([inArabic(first), 'entry-link.dead']);
});

test('visitors find the text of a new field in the search', () => {
  const found = textsIn('offices', content.files[first]);
  expect(found.get('motto')).toBe('Counsel  first');
  expect([...found.keys()]).not.toContain('architect');
});

test('the editor shows a new field: one text for each language, one choice, or a picture', () => {
  const config = editorConfig(content.files, 'en', { backend: { name: 'gitea', repo: 'firm/website' } });
  expect(config.collections?.find((each) => 'folder' in each && each.name === 'offices')).toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({ name: 'motto', widget: 'string', i18n: true }),
      expect.objectContaining({ name: 'view', widget: 'image', i18n: 'duplicate' }),
      expect.objectContaining({
        name: 'architect',
        widget: 'relation',
        collection: 'people',
        i18n: 'duplicate',
      }),
    ]),
  });
});

test('pictures of a new field are encoded in the sizes of its schema', () => {
  expect(sizesOfPictures(siteContent).get('about')).not.toContain('film');
  expect(sizesOfPictures(content).get('about')).toContain('film');
});
