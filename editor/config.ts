import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import type { z } from 'zod';
import { type Content, filesOf } from '#content/check/content-files.ts';
import { texts } from '#content/check/walk.ts';
import { type CollectionName, collections } from '#content/collections.ts';
import type { EditorMessages } from '#content/schemas/editor.ts';
import { pageIds } from '#content/schemas/page.ts';
import { type Language, otherLanguage } from '#language/languages.ts';
import type { Repository } from '../server/settings/edit-repository.ts';
import { type FieldContext, fieldsOf } from './fields.ts';

/** The collections that may grow, and how the address of a new entry is made. */
const growing: Partial<Record<CollectionName, 'number' | 'words'>> = {
  jobs: 'number',
  services: 'number',
  insights: 'words',
  team: 'words',
  offices: 'words',
};
/** What an editor opens most comes first. */
const order = ['pages', 'services', 'jobs', 'insights', 'cases', 'team', 'offices', 'films'] as const;

/** The configuration of the editor in a language, made of the schemas and of the content as it is now. */
export function editorConfig(
  files: Content['files'],
  language: Language,
  { backend }: Pick<Repository, 'backend'>,
): CmsConfig {
  const words = files[`${language}/editor.yaml`] as EditorMessages;
  const context = contextOf(words, files, language);
  const single = Object.entries(collections).flatMap(([name, { layout, path, schema }]) =>
    layout === 'folder' || name === 'home' ? [] : [file(name, path, schema, layout === 'file')],
  );

  function file(name: string, path: string, schema: z.ZodType, isTranslated: boolean): CollectionFile {
    return {
      name,
      label: words.collections[name]?.label ?? path,
      file: `content/${isTranslated ? '{{locale}}/' : ''}${path}.yaml`,
      format: 'yaml-kept',
      i18n: isTranslated,
      fields: [...fieldsOf(schema, name, context), ...(isTranslated ? [tick(words)] : [])],
    };
  }

  function folder(name: (typeof order)[number]): Collection {
    const { label = name, one, hint } = words.collections[name] ?? {};
    const { path, schema } = collections[name];
    const common = { name, label, label_singular: one, description: hint, i18n: true };
    if (name === 'pages') {
      const pages = pageIds.map((id) => file(id, `pages/${id}`, schema, true));
      for (const page of pages) {
        page.label = titleOf(files[`${language}/pages/${page.name}.yaml`]);
        page.fields = page.fields.filter((field) => field.name !== 'social' || page.name === 'social');
      }
      return { ...common, files: [file('home', 'pages/home', collections.home.schema, true), ...pages] };
    }
    const isArticle = name === 'insights';
    return {
      ...common,
      folder: `content/{{locale}}/${path}`,
      extension: isArticle ? 'md' : 'yaml',
      format: isArticle ? 'kept-frontmatter' : 'yaml-kept',
      ...growth(name),
      identifier_field: identifiers[name] ?? 'title',
      summary: identifiers[name] === 'givenName' ? '{{givenName}} {{familyName}}' : undefined,
      fields: [...fieldsOf(schema, name, context), ...(isArticle ? [body(words)] : []), tick(words)],
    };
  }

  function growth(name: (typeof order)[number]) {
    const kind = growing[name];
    if (!kind) return { create: false, delete: false, duplicate: false };
    const numbers = namesIn(name, files).map(Number);
    return {
      slug: {
        template:
          kind === 'number' ? String(Math.max(0, ...numbers) + 1) : `{{${identifiers[name] ?? 'title'}}}`,
        editable: ['create' as const],
        hint: words.address[kind],
        pattern: [kind === 'number' ? '^[1-9]\\d*$' : '^[a-z0-9]+(-[a-z0-9]+)*$', words.address[kind]] as [
          string,
          string,
        ],
      },
    };
  }

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
    public_folder: '/pictures',
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    show_preview_links: false,
    collections: order.map(folder),
    singletons: [...single, redirects(words)],
  };
}

/** What names an entry in lists, where it is no title. */
const identifiers: Partial<Record<CollectionName, string>> = {
  cases: 'name',
  team: 'givenName',
  offices: 'city',
};

function contextOf(words: EditorMessages, files: Content['files'], language: Language): FieldContext {
  const long = longPaths(files);
  const lookUp = (table: Record<string, string>, path: string) =>
    table[path] ?? table[path.slice(path.lastIndexOf('.') + 1)];
  return {
    labelOf(path) {
      const label = lookUp(words.labels, path);
      if (!label) throw new Error(`content/${language}/editor.yaml: labels lacks ${path}`);
      return label;
    },
    hintOf: (path) => lookUp(words.hints, path),
    choiceOf(field, choice) {
      const label = words.choices[field]?.[choice];
      if (!label) throw new Error(`content/${language}/editor.yaml: choices lacks ${field}.${choice}`);
      return label;
    },
    namesOf: (folder) =>
      namesIn(folder, files).map((name) => ({
        label: titleOf(files[`${language}/${folder}/${name}.yaml`]),
        value: folder === 'services' ? Number(name) : name,
      })),
    isLong: (path) => long.has(path),
    wrongForm: words.wrongForm,
  };
}

function namesIn(folder: string, files: Content['files']): string[] {
  const names = [...filesOf('en', files).keys()].flatMap((name) => {
    const [, base] = name.startsWith(`${folder}/`) ? (/\/([^/]+)\.\w+$/.exec(name) ?? []) : [];
    return base && `${folder}/${base}` !== 'pages/home' ? [base] : [];
  });
  return names.sort((a, b) => Number(a) - Number(b) || a.localeCompare(b));
}

/** Every single text that some file writes on more than a line, by its place: `jobs.about`. */
function longPaths(files: Content['files']): Set<string> {
  const lineLength = 70;
  const owners = Object.entries(collections).map(([name, { layout, path }]) => ({
    name,
    start: layout === 'folder' ? `${path}/` : `${path}.`,
  }));
  return new Set(
    [...filesOf('en', files)].flatMap(([file, value]) => {
      const owner = owners
        .filter(({ start }) => file.startsWith(start))
        .sort((a, b) => b.start.length - a.start.length)[0];
      return texts(value)
        .filter(({ value: text }) => text.length > lineLength || text.includes('\n'))
        .map(({ key }) => `${owner?.name}.${key.replace(/\.\d+(?=\.|$)/g, '')}`);
    }),
  );
}

/** What an entry is called. */
export function titleOf(value: unknown): string {
  const { title, name, label, city, givenName, familyName } = value as Record<string, string | undefined>;
  return title ?? name ?? label ?? city ?? `${givenName} ${familyName}`;
}

/** Ticked when both languages were read: see editor/kept-format.ts. */
function tick({ looked }: EditorMessages): Field {
  return { name: 'reviewed', widget: 'boolean', required: false, i18n: 'duplicate', ...looked };
}

const buttons = ['bold', 'link', 'heading-two', 'bulleted-list', 'numbered-list'];

/** What an article's page can show. */
function body({ body }: EditorMessages): Field {
  return { name: 'body', widget: 'richtext', buttons, editor_components: [], i18n: true, ...body } as Field;
}

function redirects({ collections, moved }: EditorMessages): CollectionFile {
  const field = {
    name: 'moved',
    widget: 'keyvalue',
    root: true,
    key_label: moved.from,
    value_label: moved.to,
  };
  const { label = 'redirects', hint } = collections.redirects ?? {};
  return {
    name: 'redirects',
    label,
    file: 'server/redirects.yaml',
    format: 'yaml-kept',
    fields: [{ ...field, label, hint } as Field],
  };
}
