import { expect, test } from 'vitest';
import { leaves } from '#content/files/content-fields.ts';
import { siteContent, siteContentWith } from '#content/files/site-content.fixture.ts';
import { svgNames } from '#content/pictures/svg-files.ts';
import svgFolders from '#content/pictures/svg-names.json' with { type: 'json' };
import { type Language, languageCodes } from '#i18n/languages.ts';
import { editorConfig } from './config.ts';
import { type CollectionOrFile, fieldsOfFile, type LabelledField } from './config-lookup.ts';
import { editorMessages } from './editor-messages.ts';

interface Field extends LabelledField {
  widget?: string;
  field?: Field;
  fields?: Field[];
  options?: unknown[];
}
type Config = Record<
  'collections' | 'singletons',
  (CollectionOrFile & { fields?: Field[]; slug?: { template?: string } })[]
>;

const { files } = siteContent;
const backend = { name: 'gitea', repo: 'firm/website' } as const;
const configOf = (language: Language, from = files): Config =>
  JSON.parse(JSON.stringify(editorConfig(from, language, { backend })));
const configs = { en: configOf('en'), ar: configOf('ar') };
const english = editorConfig(files, 'en', { backend });

const collectionOf = (name: string, config = configs.en) =>
  config.collections.find((collection) => collection.name === name);
const fieldsOf = (file: string): Field[] => fieldsOfFile(english, `content/${file}`);

function allFields({ collections, singletons } = configs.en): Field[] {
  const inside = (field: Field): Field[] => [
    field,
    ...[...(field.fields ?? []), field.field ?? []].flat().flatMap(inside),
  ];
  const withFields: { fields?: Field[] }[] = [...collections, ...singletons].flatMap(
    (one) => one.files ?? [one],
  );
  return withFields.flatMap(({ fields = [] }) => fields).flatMap(inside);
}

function hasField(fields: Field[], [name, ...rest]: string[]): boolean {
  const field = fields.find((each) => each.name === name);
  if (!field || field.widget === 'keyvalue') return Boolean(field);
  const inner = rest.filter((part) => !/^\d+$/.test(part));
  return field.fields ? hasField(field.fields, inner) : inner.length === 0;
}

test('every value of the content has a field', () => {
  // The content check splits an article's text into these parts.
  const inText = ['heading', 'text', 'to'].map((name) => ({ name }));
  const ofText = ['parts', 'links'].map((name) => ({ name, fields: inText }));
  const without = Object.entries(files).flatMap(([file, value]) => {
    const fields = [...fieldsOf(file), ...ofText];
    const keys = leaves([value]).map(({ key }) => key);
    return keys.filter((key) => !hasField(fields, key.split('.'))).map((key) => `${file}: ${key}`);
  });
  expect(without).toEqual([]);
});

test('both languages have the same fields, each with its labels', () => {
  const [english, arabic] = [allFields(), allFields(configs.ar)];
  const kinds = (fields: Field[]) => fields.map(({ name, widget }) => [name, widget]);
  expect(kinds(arabic)).toEqual(kinds(english));
  expect(english.filter(({ label }) => !label)).toEqual([]);
  expect(arabic.filter(({ label }) => !/[\u0620-\u064a]/.test(label ?? ''))).toEqual([]);
  const drawings = new Set(Object.values(svgFolders).flat());
  const choices = arabic.flatMap(({ options = [] }) => options) as Record<'value' | 'label', string>[];
  const own = choices.filter(({ value }) => !drawings.has(value));
  expect(own.filter(({ label }) => !/[\u0620-\u064a]/.test(label))).toEqual([]);
});

test('parts of one page are shown only on that page, with labels for it', () => {
  const onPages = collectionOf('pages')?.files?.flatMap(({ name: page, fields = [] }) =>
    fields.filter(({ name }) => name === 'social').map(({ label }) => [page, label]),
  );
  expect(onPages).toEqual([['social', editorMessages(files, 'en').labels['pages.social']]]);
});

test('fields that a schema requires are required in the editor', () => {
  const job = Object.fromEntries(fieldsOf('en/jobs/1.yaml').map((field) => [field.name, field]));
  expect(job).toMatchObject({
    title: { widget: 'string', required: true, i18n: true },
    datePosted: { widget: 'datetime', type: 'date', i18n: 'duplicate' },
    validThrough: { required: false },
    type: {
      widget: 'select',
      options: [
        { value: 'full-time', label: 'Full-time' },
        { value: 'part-time', label: 'Part-time' },
      ],
      i18n: 'duplicate',
    },
    responsibilities: { widget: 'list', min: 3, i18n: true },
    seo: {
      fields: [
        { name: 'title', maxlength: 60 },
        { name: 'description', minlength: 70, maxlength: 155 },
      ],
    },
  });
});

test('entries ordered by hand are dragged, and nobody types their number', () => {
  const order = expect.objectContaining({ name: 'order', widget: 'hidden' });
  for (const name of ['services', 'cases', 'people', 'offices', 'partners', 'films'])
    expect(collectionOf(name), name).toMatchObject({
      reorder: true,
      fields: expect.arrayContaining([order]),
    });
});

test('lists of jobs and articles show their dates and places, the latest first', () => {
  expect(collectionOf('jobs')).toMatchObject({
    summary: "{{title}} · {{location}}{{validThrough | date(' · D MMM YYYY')}}",
    sortable_fields: { default: { field: 'datePosted', direction: 'descending' } },
    view_groups: { groups: [{ field: 'validThrough', lt: '{{today}}' }] },
  });
  expect(collectionOf('insights')).toMatchObject({
    summary: expect.stringContaining('{{author}}'),
    sortable_fields: { default: { field: 'datePublished', direction: 'descending' } },
  });
});

test('a new address is a number or comes from the English title, and the Arabic form asks for it', () => {
  expect(collectionOf('jobs')?.slug).toMatchObject({ pattern: ['^[1-9]\\d*$', expect.any(String)] });
  expect(collectionOf('people')?.slug?.template).toBe('{{givenName}}-{{familyName}}');
  expect(collectionOf('insights', configs.ar)?.slug?.template).toBeUndefined();
});

test('the files of the site’s operator are in a separate group', () => {
  expect(configs.en.singletons.map(({ name }) => name)).not.toContain('editor');
  expect(collectionOf('technical')?.files?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['editor', 'security', 'cards', 'redirects']),
  );
});

test('every drawing can be chosen, by a readable name if it has one', () => {
  const illustration = fieldsOf('en/services/1.yaml').find(({ name }) => name === 'illustration');
  expect(illustration).toMatchObject({ widget: 'select', required: true, i18n: 'duplicate' });
  expect(illustration?.options).toHaveLength(svgNames('services').length);
  expect(illustration?.options).toContainEqual({ value: 'governance', label: 'Governance' });
});

test('a field without a label is shown by its key', () => {
  const { datePosted: _, ...labels } = editorMessages(files, 'ar').labels;
  const { files: without } = siteContentWith({ 'ar/editor.yaml': { labels } });
  const fields = allFields(configOf('ar', without));
  expect(fields.find(({ name }) => name === 'datePosted')?.label).toBe('Date posted');
});

test.each(languageCodes)(
  'a publication leaves the editor’s configuration unchanged, so stored drafts stay, %s',
  (language) => {
    const own = Object.entries(files).filter(([file]) => file.endsWith('/editor.yaml'));
    expect(configOf(language, Object.fromEntries(own))).toEqual(configs[language]);
  },
);
