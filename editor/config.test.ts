import type { CmsConfig, Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { leaves } from '#content/fields.ts';
import { readContent } from '#content/read-content.ts';
import type { EditorMessages } from '#content/schemas/editor.ts';
import { svgNames } from '#content/svg-files.ts';
import type { FormMessages } from '#forms/form-messages.ts';
import { languageCodes } from '#i18n/languages.ts';
import { editorConfig, missingLabels } from './config.ts';

const { files } = readContent('content');
const backend = { name: 'gitea', repo: 'firm/website' } as const;
const configs = languageCodes.map((language) => editorConfig(files, language, { backend }));
const [english] = configs as [CmsConfig, CmsConfig];

interface AnyField {
  name: string;
  label?: string;
  widget?: string;
  i18n?: unknown;
  field?: AnyField;
  fields?: AnyField[];
  [option: string]: unknown;
}

/** The files of the content that a collection or a single file of the editor writes, with their fields. */
function written({
  collections = [],
  singletons = [],
}: CmsConfig): { pattern: RegExp; fields: AnyField[] }[] {
  const all = [...collections, ...singletons] as Record<string, unknown>[];
  const single = all.flatMap((one) => (Array.isArray(one.files) ? one.files : 'file' in one ? [one] : []));
  return [
    ...single.map(({ file, fields }) => ({ pattern: patternOf(file), fields })),
    ...all.flatMap(({ folder, fields }) =>
      folder ? [{ pattern: patternOf(`${folder}/*`), fields: fields as AnyField[] }] : [],
    ),
  ];
}

function patternOf(path: string): RegExp {
  const name = path.replace(/^content\//, '').replace('{{locale}}', '(?:en|ar)');
  return new RegExp(`^${name.replace('*', '[^/]+')}`);
}

function hasField(fields: AnyField[], key: string[]): boolean {
  const [name, ...rest] = key;
  const field = fields.find((each) => each.name === name);
  if (!field) return false;
  if (field.widget === 'keyvalue') return true;
  const inner = rest.filter((part) => !/^\d+$/.test(part));
  return field.fields ? hasField(field.fields, inner) : inner.length === 0;
}

test('every value of the content has its field', () => {
  const parts = written(english);
  const without = Object.entries(files).flatMap(([file, value]) => {
    const { fields } = parts.find(({ pattern }) => pattern.test(file)) ?? { fields: [] };
    const own = [...fields, ...['parts', 'links'].map((name) => ({ name, fields: textParts }))];
    return leaves([value])
      .filter(({ key }) => !hasField(own, key.split('.')))
      .map(({ key }) => `${file}: ${key}`);
  });
  expect(without).toEqual([]);
});

/** An article's text, as the content check reads it. */
const textParts = ['head', 'text', 'to'].map((name) => ({ name }));

function everyField(fields: AnyField[]): AnyField[] {
  return fields.flatMap((field) => [
    field,
    ...everyField([...(field.fields ?? []), ...(field.field ? [field.field] : [])]),
  ]);
}

test('both languages have the same fields, each with a label of its own', () => {
  const [ours, theirs] = configs.map((config) => everyField(written(config).flatMap(({ fields }) => fields)));
  expect(theirs?.map(({ name, widget }) => [name, widget])).toEqual(
    ours?.map(({ name, widget }) => [name, widget]),
  );
  expect(ours?.filter(({ label }) => !label)).toEqual([]);
  expect(theirs?.filter(({ label }) => !/[\u0620-\u064a]/.test(label ?? ''))).toEqual([]);
});

test('the parts that only one page has stand on that page alone, with labels of their own', () => {
  const pages = english.collections?.find(({ name }) => name === 'pages') as {
    files: { name: string; fields: AnyField[] }[];
  };
  const onPages = pages.files.flatMap((page) =>
    page.fields.filter(({ name }) => name === 'social').map(({ label }) => [page.name, label]),
  );
  expect(onPages).toEqual([['social', (files['en/editor.yaml'] as EditorMessages).labels['pages.social']]]);
});

const jobs = written(english).find(({ pattern }) => pattern.test('en/jobs/1.yaml'))?.fields as (AnyField &
  Field)[];
const fieldOf = (name: string) => jobs.find((field) => field.name === name);

test('what a schema asks for is asked for in the editor', () => {
  expect(fieldOf('title')).toMatchObject({ widget: 'string', required: true, i18n: true });
  expect(fieldOf('datePosted')).toMatchObject({ widget: 'datetime', type: 'date', i18n: 'duplicate' });
  expect(fieldOf('validThrough')).toMatchObject({ required: false });
  expect(fieldOf('type')).toMatchObject({
    widget: 'select',
    options: [
      { value: 'full-time', label: 'Full-time' },
      { value: 'part-time', label: 'Part-time' },
    ],
    i18n: 'duplicate',
  });
  expect(fieldOf('responsibilities')).toMatchObject({ widget: 'list', min: 3, i18n: true });
  expect(
    fieldOf('seo')?.fields?.map(({ name, minlength, maxlength }) => [name, minlength, maxlength]),
  ).toEqual([
    ['title', undefined, 60],
    ['description', 70, 155],
  ]);
});

const folderOf = (config: CmsConfig | undefined, name: string) =>
  config?.collections?.find(
    (collection) => 'name' in collection && collection.name === name,
  ) as unknown as Record<string, unknown> & { fields: AnyField[]; slug: Record<string, unknown> };

test('what people put in order by hand is dragged, and its number is not typed', () => {
  for (const name of ['services', 'cases', 'team', 'offices', 'partners', 'films']) {
    const collection = folderOf(english, name);
    expect(collection.reorder, name).toBe(true);
    expect(collection.fields.find((field) => field.name === 'order')).toMatchObject({ widget: 'hidden' });
  }
});

test('lists say of jobs and articles what people look for, the latest first', () => {
  expect(folderOf(english, 'jobs')).toMatchObject({
    summary: "{{title}} · {{location}} · {{validThrough | date('D MMM YYYY') | default('until filled')}}",
    sortable_fields: { default: { field: 'datePosted', direction: 'descending' } },
    view_groups: { groups: [{ field: 'validThrough', lt: '{{today}}' }] },
  });
  expect(folderOf(english, 'insights')).toMatchObject({
    summary: expect.stringContaining('{{author}}'),
    sortable_fields: { default: { field: 'datePublished', direction: 'descending' } },
  });
});

test('a new address is the next number, or made of the English words, and asked for in Arabic', () => {
  const [, arabic] = configs;
  expect(folderOf(arabic, 'jobs').slug.template).toBe('7');
  expect(folderOf(english, 'team').slug.template).toBe('{{givenName}}-{{familyName}}');
  expect(folderOf(arabic, 'insights').slug.template).toBeUndefined();
});

test('the files of whoever runs the site stand apart', () => {
  const names = (english.singletons ?? []).map((one) => 'name' in one && one.name);
  expect(names).not.toContain('editor');
  const { files: technical } = folderOf(english, 'technical') as unknown as { files: AnyField[] };
  expect(technical.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['editor', 'security', 'cards', 'redirects']),
  );
});

test('every drawing can be chosen, by its name in words where it has one', () => {
  const services = written(english).find(({ pattern }) => pattern.test('en/services/1.yaml'));
  const illustration = services?.fields.find(({ name }) => name === 'illustration');
  expect(illustration).toMatchObject({ widget: 'select', required: true, i18n: 'duplicate' });
  expect(illustration?.options).toHaveLength(svgNames('services').length);
  expect(illustration?.options).toContainEqual({ value: 'governance', label: 'Governance' });
});

test('fields without words of their own are shown by their keys, and named all at once', () => {
  const words = files['en/editor.yaml'] as { labels: Record<string, string> };
  const { datePosted: _, ...labels } = words.labels;
  delete labels.givenName;
  const without = { ...files, 'en/editor.yaml': { ...words, labels } };
  expect(missingLabels(without, 'en').sort()).toEqual([
    'labels lacks jobs.datePosted',
    'labels lacks team.givenName',
  ]);
  const fields = everyField(
    written(editorConfig(without, 'en', { backend })).flatMap(({ fields }) => fields),
  );
  expect(fields.find(({ name }) => name === 'datePosted')?.label).toBe('Date posted');
});

test('the words of a form and of a filter are called in the editor as on the site', () => {
  for (const [index, language] of languageCodes.entries()) {
    const { fields: asked } = files[`${language}/forms.yaml`] as FormMessages;
    const fields = everyField(written(configs[index] as CmsConfig).flatMap(({ fields }) => fields));
    expect(fields.find(({ name }) => name === 'ksa')?.label).toBe(asked.country.choices?.ksa);
  }
  for (const language of languageCodes) expect(missingLabels(files, language)).toEqual([]);
});
