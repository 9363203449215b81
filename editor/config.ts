import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import { appearanceField } from '#content/appearance.ts';
import { freeNumber } from '#content/check/schemas.ts';
import { type CollectionName, type CollectionsOf, collections } from '#content/collections.ts';
import type { Content } from '#content/content-files.ts';
import { describe, partOf } from '#content/fields.ts';
import { ownPartIds } from '#content/schemas/page.ts';
import { id } from '#content/schemas/shared.ts';
import { type Language, otherLanguage } from '#i18n/languages.ts';
import { pageIds } from '#i18n/pages.ts';
import { paths } from '#i18n/paths.ts';
import type { Repository } from '#server/settings/edit-repository.ts';
import { fieldsOf } from './cms-fields.ts';
import { type EditorWords, wordsIn } from './editor-words.ts';
import { type FieldContext, fieldContext, titleOf } from './field-context.ts';
import { formatName, isMarkdown, pictureFolder } from './lossless-yaml.ts';

interface Folder {
  name: Exclude<CollectionsOf<'folder'>, 'pages'>;
  /** Where visitors see an entry, without a language; none has a page to itself. */
  page?: string;
  /** What names an entry, where it is no title. */
  identifier?: string;
  /** The words out of which the address of a new entry is made, where it is no number. */
  address?: string;
  /** What a list shows of an entry. */
  summary?: string;
}

/** What an editor opens most comes first. */
const folders: Folder[] = [
  { name: 'services', page: withSlug(paths.service(':id')) },
  {
    name: 'jobs',
    page: withSlug(paths.job(':id')),
    summary: '{{title}} · {{location}}{{validThrough}}',
  },
  {
    name: 'insights',
    page: withSlug(paths.article(':id')),
    address: '{{title}}',
    summary: '{{title}} · {{author}}{{datePublished}}',
  },
  {
    name: 'cases',
    page: '{{fields.path}}',
    address: '{{name}}',
    identifier: 'name',
    summary: '{{name}} · {{title}}',
  },
  {
    name: 'team',
    page: paths.page('ourpeople'),
    address: '{{givenName}}-{{familyName}}',
    identifier: 'givenName',
    summary: '{{givenName}} {{familyName}} · {{position}}',
  },
  { name: 'offices', page: paths.page('offices'), address: '{{city}}', identifier: 'city' },
  { name: 'partners', page: paths.page('ourpartners'), address: '{{name}}', identifier: 'name' },
  { name: 'films', address: '{{title}}' },
];

/** Files that few people have to open. */
const technical = ['ui', 'search', 'pictures', 'cards', 'mails', 'security', 'editor'];

/** Every place of the editor that its words in a language do not name: `labels lacks jobs.title`. */
export function missingLabels(files: Content['files'], language: Language): string[] {
  const context = fieldContext(wordsIn(files, language), files, language);
  for (const [name, { schema }] of Object.entries(collections)) fieldsOf(schema, name, context);
  return [...context.missing];
}

interface Sources {
  files: Content['files'];
  language: Language;
  words: EditorWords;
  context: FieldContext;
  backend: Repository['backend'];
}

/** The configuration of the editor in a language, made of the schemas and of the content as it is now. */
export function editorConfig(
  files: Content['files'],
  language: Language,
  { backend }: Pick<Repository, 'backend'>,
): CmsConfig {
  const words = wordsIn(files, language);
  const sources = { files, language, words, context: fieldContext(words, files, language), backend };
  const single = Object.entries(collections).flatMap(([name, collection]) =>
    collection.layout === 'folder' || name === 'home' ? [] : [file(name, collection, sources)],
  );
  return {
    load_config_file: false,
    backend,
    app_title: words.title,
    i18n: {
      structure: 'multiple_root_folders',
      locales: [language, otherLanguage(language)],
      default_locale: language,
    },
    media_folder: 'content/pictures',
    public_folder: pictureFolder,
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      pages(sources),
      ...folders.map((each) => folder(each, sources)),
      { ...common('technical', sources), files: [...single.filter(isTechnical), redirects(words)] },
    ],
    singletons: single.filter((each) => !isTechnical(each)),
  };
}

function isTechnical({ name }: CollectionFile): boolean {
  return technical.includes(name);
}

type OneFile = (typeof collections)[CollectionName];

/** `place` is the collection of its fields. */
function file(
  name: string,
  { layout, path, schema }: OneFile,
  { words, context }: Sources,
  place = name,
): CollectionFile {
  const isTranslated = layout !== 'fact';
  return {
    name,
    label: words.collections[name]?.label ?? path,
    file: `content/${isTranslated ? '{{locale}}/' : ''}${path}.yaml`,
    format: place,
    i18n: isTranslated,
    fields: [...fieldsOf(schema, place, context), ...(isTranslated ? [reviewedField(words)] : [])],
  };
}

function pages(sources: Sources): Collection {
  const single = pageIds.map((id) => {
    const page = file(id, { ...collections.pages, path: `pages/${id}` }, sources, 'pages');
    const label = titleOf(sources.files[`${sources.language}/pages/${id}.yaml`]);
    const fields = page.fields.filter(({ name }) => name === id || !ownPartIds.some((own) => own === name));
    return { ...page, label, fields, ...pageLink(paths.page(id)) };
  });
  const home = { ...file('home', collections.home, sources), ...pageLink('/') };
  return { ...common('pages', sources), files: [home, ...single] };
}

function withSlug(path: string): string {
  return path.replace(':id', '{{slug}}');
}

/** For the button that opens an entry's page: the site takes the language from the query. */
function pageLink(page: string | undefined) {
  return { preview_path: page && `${page}?lng={{locale}}` };
}

function folder(
  { name, page, identifier = 'title', summary, address }: Folder,
  sources: Sources,
): Collection {
  const { path, pattern, schema } = collections[name];
  const { words, context, language } = sources;
  const field = describe(schema);
  const appears = appearanceField(field);
  const hasBody = isMarkdown(pattern);
  return {
    ...common(name, sources),
    ...pageLink(page),
    // An address that is published does not change.
    aliases_field: false,
    ...(isDrafted(name, sources) ? { publish_mode: 'editorial_workflow' as const } : {}),
    folder: `content/{{locale}}/${path}`,
    extension: hasBody ? 'md' : 'yaml',
    format: formatName(name, pattern),
    slug: slugOf(name, address, sources),
    identifier_field: identifier,
    summary: summary?.replace(/\{\{(\w+)\}\}/g, (shown, name) =>
      partOf(field, name)?.format === 'date' ? dayOf(name, language) : shown,
    ),
    ...(appears ? latestFirst(appears, identifier) : { reorder: true }),
    ...(name === 'jobs' ? { view_groups: closedJobs(words) } : {}),
    fields: [...fieldsOf(schema, name, context), ...(hasBody ? [body(words)] : []), reviewedField(words)],
  };
}

/** Sveltia knows drafts at GitHub and GitLab alone (its `publish_mode`); elsewhere a branch is shown: docs/operating.md. */
function isDrafted(name: string, { backend }: Sources): boolean {
  return ['github', 'gitlab'].includes(backend.name) && ['insights', 'jobs', 'services'].includes(name);
}

/** With a dot before it, where there is a day. Between Arabic words, hyphens would turn its parts round. */
function dayOf(field: string, language: Language): string {
  return `{{${field} | date(' · ${language === 'ar' ? 'D/M/YYYY' : 'D MMM YYYY'}')}}`;
}

function latestFirst(field: string, identifier: string) {
  const by = { field, direction: 'descending' as const };
  return { sortable_fields: { fields: [field, identifier], default: by } };
}

/** A job is open on its last day, and without one. */
function closedJobs({ jobs }: Pick<EditorWords, 'jobs'>) {
  const closed = { name: 'closed', label: jobs.closed, field: 'validThrough', lt: '{{today}}' };
  return { groups: [closed], default: closed.name };
}

function common(name: CollectionName | 'technical', { words }: Sources) {
  const { label = name, one, hint } = words.collections[name] ?? {};
  return { name, label, label_singular: one, description: hint, i18n: true };
}

function slugOf(name: Folder['name'], address: string | undefined, { words, files, language }: Sources) {
  const { numbered, path } = collections[name];
  const [pattern = '', hint] = numbered
    ? ['^[1-9]\\d*$', words.address.number]
    : [describe(id).pattern, words.address.words];
  // Out of Arabic letters no one can read an address: without a template it is asked for.
  const ofWords = language === 'en' ? address : undefined;
  const template = numbered ? String(freeNumber(path, files)) : ofWords;
  const rule: [string, string] = [pattern, hint];
  return { template, editable: ['create' as const], hint, pattern: rule };
}

/** Switched on when both languages were read: see editor/lossless-yaml.ts. */
function reviewedField({ reviewedField: words }: Pick<EditorWords, 'reviewedField'>): Field {
  return { name: 'reviewed', widget: 'boolean', required: false, i18n: 'duplicate', ...words };
}

const buttons = ['bold', 'link', 'heading-two', 'bulleted-list', 'numbered-list'];

/** What an article's page can show. */
function body({ body }: Pick<EditorWords, 'body'>): Field {
  return { name: 'body', widget: 'richtext', buttons, editor_components: [], i18n: true, ...body } as Field;
}

function redirects({
  collections,
  redirects: words,
}: Pick<EditorWords, 'collections' | 'redirects'>): CollectionFile {
  const name = 'redirects';
  const { label = name, hint } = collections[name] ?? {};
  const labels = { label, hint, key_label: words.from, value_label: words.to };
  const field = { name, widget: 'keyvalue', root: true, ...labels } as Field;
  return { name, label, file: `content/${name}.yaml`, format: name, fields: [field] };
}
