import { collections } from '#content/collections.ts';
import { type Content, filesOf } from '#content/content-files.ts';
import { partsOf, texts } from '#content/fields.ts';
import { svgNames } from '#content/svg-files.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { pageIds } from '#i18n/pages.ts';
import type { EditorWords } from './editor-words.ts';

export type FieldContext = ReturnType<typeof fieldContext>;

/** What the fields need of the editor's words and of the content as it is now. */
export function fieldContext(
  words: Pick<EditorWords, 'labels' | 'hints' | 'choices'>,
  files: Content['files'],
  language: Language,
) {
  const long = longPaths(files);
  const site = siteNames(language, files);
  const lookUp = (table: Record<string, string>, path: string) =>
    table[path] ?? table[path.slice(path.lastIndexOf('.') + 1)];
  const missing = new Set<string>();
  const named = (label: string | undefined, list: string, path: string) => {
    if (!label) missing.add(`${list} lacks ${path}`);
    return label ?? inWords(path);
  };
  return {
    /** What has no words of its own so far, and is shown by its key. */
    missing,
    isLong: (path: string) => long.has(path),
    words: {
      /** By a field's place: `jobs.seo.title`. Without an entry it is called as the site calls it. */
      label: (path: string) =>
        named(
          lookUp(words.labels, path) ?? ownLabel(path, language, files) ?? lookUp(site, path),
          'labels',
          path,
        ),
      hint: (path: string): string | undefined => lookUp(words.hints, path),
      /** What a picture has to be for a place that needs so many pixels; none for one that does not say. */
      pictureHint: (minimum: number) =>
        minimum > 0
          ? words.hints.picture?.replace('{minimum}', formatNumber(language, minimum))
          : words.hints.picturePlain,
    },
    options: {
      /** `full-time` is "Full-time". */
      choices: (field: string, values: string[]) =>
        values.map((value) => {
          const label = words.choices[field]?.[value] ?? site[value];
          return { value, label: named(label, 'choices', `${field}.${value}`) };
        }),
      svg: (field: string, folder: string) =>
        svgNames(folder).map((value) => ({ value, label: words.choices[field]?.[value] ?? value })),
      /** The files that a value may name, with their titles. */
      entries: (folder: string) =>
        entriesIn(folder, files).map((name) => ({
          label: titleOf(files[`${language}/${folder}/${name}.yaml`]),
          value: folder === 'services' ? Number(name) : name,
        })),
    },
  };
}

/** For a short text of a single file the text itself; for a group its own label. */
function ownLabel(path: string, language: Language, files: Content['files']): string | undefined {
  const [name = '', ...keys] = path.split('.');
  const collection = Object.entries(collections).find(([each]) => each === name)?.[1];
  if (collection?.layout !== 'file') return undefined;
  const at = (keys: string[]) =>
    keys.reduce<unknown>((value, key) => partsOf(value)[key], files[`${language}/${collection.path}.yaml`]);
  const found = at(keys);
  const label = typeof found === 'string' ? found : at([...keys, 'label']);
  return typeof label === 'string' && label.length <= 40 ? label.trim() : undefined;
}

/** What visitors read where the code has a name: of pages, forms and fields, of countries and filters of jobs. */
function siteNames(language: Language, files: Content['files']): Record<string, string> {
  const read = (name: string) => partsOf(files[`${language}/${name}.yaml`]);
  const { fields, forms } = read('forms');
  const { filters, values } = partsOf(read('ui').jobs);
  const namesOf = (things: unknown, key: string) =>
    Object.entries(partsOf(things)).map(([name, thing]) => [name, partsOf(thing)[key]]);
  const names = [
    ...pageIds.map((id) => [id, read(`pages/${id}`).label]),
    ...namesOf(fields, 'label'),
    ...namesOf(filters, 'label'),
    ...namesOf(forms, 'name'),
    ...Object.entries(partsOf(values)),
    ...Object.entries(partsOf(read('firm').countries)),
  ];
  return Object.fromEntries(names.filter((entry) => typeof entry[1] === 'string'));
}

/** `jobs.closesSoon` is "Closes soon", until it has words of its own. */
function inWords(path: string): string {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function entriesIn(folder: string, files: Content['files']): string[] {
  const names = filesOf(files, ['en']).flatMap(({ collection, id }) => (collection === folder ? [id] : []));
  return names.sort((a, b) => Number(a) - Number(b) || a.localeCompare(b));
}

export function titleOf(value: unknown): string {
  const { title, name, label, city, givenName, familyName } = partsOf(value);
  return String(title ?? name ?? label ?? city ?? `${givenName} ${familyName}`);
}

/** Every single text that some file writes on more than a line, by its place: `jobs.about`. */
function longPaths(files: Content['files']): Set<string> {
  const lineLength = 70;
  return new Set(
    filesOf(files, ['en']).flatMap(({ collection, value, field }) =>
      texts(value, field)
        .filter(({ text }) => text.length > lineLength || text.includes('\n'))
        .map(({ key }) => `${collection}.${key.replace(/\.\d+(?=\.|$)/g, '')}`),
    ),
  );
}
