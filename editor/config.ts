import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import { type CollectionName, collections } from '#content/files/collections.ts';
import type { Content } from '#content/files/content-files.ts';
import { pageParts } from '#content/schemas/page.ts';
import { type Language, otherLanguage } from '#i18n/languages.ts';
import { paths } from '#routing/paths.ts';
import { pageIds } from '#routing/route-table.ts';
import type { Repository } from '#server/settings/edit-repository.ts';
import { fieldsOf } from './cms-fields.ts';
import { type EditorMessages, editorMessages } from './editor-messages.ts';
import { commonOptions, entryFolders, previewPath, reviewedField, type Sources } from './entry-folders.ts';
import { fieldContext } from './field-context.ts';
import { pictureFolder } from './lossless-yaml.ts';

/** The files that the editor lists apart, because few people have to open them. */
const technical = ['ui', 'search', 'pictures', 'cards', 'mails', 'security', 'thirdParties', 'editor'];

/** Most pages show half this width. The editor also removes a photograph's location, time and camera. */
const photograph = { format: 'webp' as const, quality: 85, width: 2400, height: 2400 };

export interface EditorConfig extends CmsConfig {
  backend: Repository['backend'];
  collections: Collection[];
  singletons: CollectionFile[];
}

/** Depends only on schemas and messages, because Sveltia deletes every stored draft when its configuration changes. */
export function editorConfig(
  files: Content['files'],
  language: Language,
  { backend }: { backend: Repository['backend'] },
): EditorConfig {
  const messages = editorMessages(files, language);
  const sources = { language, messages, context: fieldContext(messages, language), backend };
  const single = Object.entries(collections).flatMap(([name, collection]) =>
    collection.layout === 'folder' || name === 'home' ? [] : [file(name, collection, sources)],
  );
  return {
    load_config_file: false,
    backend,
    app_title: messages.title,
    i18n: {
      structure: 'multiple_root_folders',
      locales: [language, otherLanguage(language)],
      default_locale: language,
    },
    media_folder: 'content/pictures',
    public_folder: pictureFolder,
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: { raster_image: photograph } } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: [
      pages(sources),
      ...entryFolders(sources),
      { ...commonOptions('technical', sources), files: [...single.filter(isTechnical), redirects(messages)] },
    ],
    singletons: single.filter((each) => !isTechnical(each)),
  };
}

function isTechnical({ name }: CollectionFile): boolean {
  return technical.includes(name);
}

type OneFile = (typeof collections)[CollectionName];

function file(
  name: string,
  { layout, path, schema }: OneFile,
  { messages, context }: Sources,
  collectionName = name,
): CollectionFile {
  const isTranslated = layout !== 'shared';
  return {
    name,
    label: messages.collections[name] ?? path,
    file: `content/${isTranslated ? '{{locale}}/' : ''}${path}.yaml`,
    format: collectionName,
    i18n: isTranslated,
    fields: [
      ...fieldsOf(schema, collectionName, context),
      ...(isTranslated ? [reviewedField(messages)] : []),
    ],
  };
}

function pages(sources: Sources): Collection {
  const single = pageIds.map((id) => {
    const page = file(id, { ...collections.pages, path: `pages/${id}` }, sources, 'pages');
    const label = sources.messages.pages[id] ?? sources.messages.labels[id] ?? id;
    const fields = page.fields.filter(({ name }) => name === id || !pageParts.some((part) => part === name));
    return { ...page, label, fields, ...previewPath(paths.page(id)) };
  });
  const home = { ...file('home', collections.home, sources), ...previewPath('/') };
  return { ...commonOptions('pages', sources), files: [home, ...single] };
}

function redirects({ collections, collectionHints, redirects: messages }: EditorMessages): CollectionFile {
  const name = 'redirects';
  const label = collections[name] ?? name;
  const labels = { label, hint: collectionHints[name], key_label: messages.from, value_label: messages.to };
  const field = { name, widget: 'keyvalue', root: true, ...labels } as Field;
  return { name, label, file: `content/${name}.yaml`, format: name, fields: [field] };
}
