import type { Collection, Field } from '@sveltia/cms';
import { type CollectionsOf, collections } from '#content/collections.ts';
import { describe, partOf } from '#content/fields.ts';
import { publishDateField } from '#content/publish-date.ts';
import { id } from '#content/schemas/shared.ts';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { fieldsOf } from './cms-fields.ts';
import { commonOptions, pageLink, reviewedField, type Sources } from './collection-parts.ts';
import type { EditorWords } from './editor-words.ts';
import { formatName, isMarkdown } from './lossless-yaml.ts';

interface Folder {
  name: Exclude<CollectionsOf<'folder'>, 'pages'>;
  /** The page of an entry, without a language; undefined if it has none. */
  page?: string;
  /** The field that names an entry, if it is not its title. */
  identifier?: string;
  /** The words out of which the address of a new entry is made, where it is no number. */
  address?: string;
  /** The fields that a list shows. */
  summary?: string;
}

/** The collections that are edited most come first. */
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

function withSlug(path: string): string {
  return path.replace(':id', '{{slug}}');
}

/** The collections whose entries are a file each. */
export function entryFolders(sources: Sources): Collection[] {
  return folders.map((each) => folder(each, sources));
}

function folder(
  { name, page, identifier = 'title', summary, address }: Folder,
  sources: Sources,
): Collection {
  const { path, pattern, schema } = collections[name];
  const { words, context, language } = sources;
  const field = describe(schema);
  const publishDate = publishDateField(field);
  const hasBody = isMarkdown(pattern);
  return {
    ...commonOptions(name, sources),
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
    ...(publishDate ? latestFirst(publishDate, identifier) : { reorder: true }),
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

function slugOf(name: Folder['name'], address: string | undefined, { words, language }: Sources) {
  const { numbered } = collections[name];
  const [pattern = '', hint] = numbered
    ? ['^[1-9]\\d*$', words.address.number]
    : [describe(id).pattern, words.address.words];
  // Out of Arabic letters no one can read an address: without a template it is asked for, and so is a number.
  const template = language === 'en' ? address : undefined;
  const rule: [string, string] = [pattern, hint];
  return { template, editable: ['create' as const], hint, pattern: rule };
}

const buttons = ['bold', 'link', 'heading-two', 'bulleted-list', 'numbered-list'];

/** The Markdown that an article's page can show. */
function body({ body }: Pick<EditorWords, 'body'>): Field {
  return { name: 'body', widget: 'richtext', buttons, editor_components: [], i18n: true, ...body } as Field;
}
