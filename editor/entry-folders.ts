import type { Collection, Field } from '@sveltia/cms';
import { publishDateField } from '#content/dates/publish-date.ts';
import { type CollectionName, type CollectionsOf, collections } from '#content/files/collections.ts';
import { contentFieldOf, fieldIn } from '#content/files/content-fields.ts';
import { articleKeysSchema } from '#content/schemas/article.ts';
import { id } from '#content/schemas/shared.ts';
import type { Language } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import type { Repository } from '#server/settings/edit-repository.ts';
import { fieldsOf } from './cms-fields.ts';
import type { EditorMessages } from './editor-messages.ts';
import type { FieldContext } from './field-context.ts';
import { formatName, isMarkdown } from './lossless-yaml.ts';

export interface Sources {
  language: Language;
  messages: EditorMessages;
  context: FieldContext;
  backend: Repository['backend'];
}

interface Folder {
  name: Exclude<CollectionsOf<'folder'>, 'pages'>;
  page?: string;
  identifier?: string;
  slugTemplate?: string;
  summary?: string;
}

const folders: Folder[] = [
  { name: 'services', page: paths.service(':id') },
  { name: 'jobs', page: paths.job(':id'), summary: '{{title}} · {{location}}{{validThrough}}' },
  { name: 'insights', page: paths.article(':id'), summary: '{{title}} · {{author}}{{datePublished}}' },
  { name: 'cases', page: '{{fields.path}}', identifier: 'name', summary: '{{name}} · {{title}}' },
  {
    name: 'people',
    page: paths.page('ourpeople'),
    slugTemplate: '{{givenName}}-{{familyName}}',
    identifier: 'givenName',
    summary: '{{givenName}} {{familyName}} · {{position}}',
  },
  { name: 'offices', page: paths.page('offices'), identifier: 'city' },
  { name: 'partners', page: paths.page('ourpartners'), identifier: 'name' },
  { name: 'films' },
];

export function entryFolders(sources: Sources): Collection[] {
  return folders.map((each) => folder(each, sources));
}

function folder(
  { name, page, identifier = 'title', summary, slugTemplate }: Folder,
  sources: Sources,
): Collection {
  const { path, pattern, schema } = collections[name];
  const { messages, context, language, backend } = sources;
  const field = contentFieldOf(schema);
  const publishDate = publishDateField(field);
  const latestFirst = publishDate && {
    fields: [publishDate, identifier],
    default: { field: publishDate, direction: 'descending' as const },
  };
  const closed = { name: 'closed', label: messages.jobs.closed, field: 'validThrough', lt: '{{today}}' };
  // A dot precedes the date, because hyphens between Arabic words would reverse the date's parts.
  const date = `date(' · ${language === 'ar' ? 'D/M/YYYY' : 'D MMM YYYY'}')`;
  const hasBody = isMarkdown(pattern);
  return {
    ...commonOptions(name, sources),
    ...previewPath(page?.replace(':id', '{{slug}}')),
    ...(isDrafted(name, backend.name) ? { publish_mode: 'editorial_workflow' as const } : {}),
    folder: `content/{{locale}}/${path}`,
    extension: hasBody ? 'md' : 'yaml',
    format: formatName(name, pattern),
    slug: slugOf(name, slugTemplate ?? `{{${identifier}}}`, sources),
    identifier_field: identifier,
    summary: summary?.replace(/\{\{(\w+)\}\}/g, (shown, name) =>
      fieldIn(field, name)?.format === 'date' ? `{{${name} | ${date}}}` : shown,
    ),
    ...(latestFirst ? { sortable_fields: latestFirst } : { reorder: true }),
    ...(name === 'jobs' ? { view_groups: { groups: [closed], default: closed.name } } : {}),
    fields: [
      ...fieldsOf(hasBody ? articleKeysSchema : schema, name, context),
      ...(hasBody ? [body(messages)] : []),
      reviewedField(messages),
    ],
  };
}

export function commonOptions(name: CollectionName | 'technical', { messages }: Sources) {
  const [label = name, label_singular] = [messages.collections[name], messages.entries[name]];
  return { name, label, label_singular, description: messages.collectionHints[name], i18n: true };
}

export function previewPath(page: string | undefined) {
  return { preview_path: page && `${page}?lng={{locale}}` };
}

/** Returns the switch that people set when they have read both languages. `fileFormat` writes it as a comment. */
export function reviewedField({ reviewedField: messages }: EditorMessages): Field {
  return { name: 'reviewed', widget: 'boolean', required: false, i18n: 'duplicate', ...messages };
}

/** Sveltia has drafts (`publish_mode`) only at GitHub and GitLab. */
function isDrafted(name: string, host: string): boolean {
  return ['github', 'gitlab'].includes(host) && ['insights', 'jobs', 'services'].includes(name);
}

/** In Arabic, people type the address, because one made from Arabic letters could not be read. */
function slugOf(name: Folder['name'], englishSlug: string, { messages: { address }, language }: Sources) {
  const { numbered } = collections[name];
  const hint = numbered ? address.number : address.words;
  const pattern: [string, string] = [(numbered ? '^[1-9]\\d*$' : contentFieldOf(id).pattern) ?? '', hint];
  const template = language === 'en' && !numbered ? englishSlug : undefined;
  return { template, editable: ['create' as const], hint, pattern };
}

const buttons = ['bold', 'link', 'heading-two', 'bulleted-list', 'numbered-list'];

function body({ body }: EditorMessages): Field {
  return { name: 'body', widget: 'richtext', buttons, editor_components: [], i18n: true, ...body } as Field;
}
