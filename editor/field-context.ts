import { type Content, filesOf } from '#content/check/content-files.ts';
import { texts } from '#content/check/walk.ts';
import { collections } from '#content/collections.ts';
import { drawingNames } from '#content/drawings.ts';
import type { EditorMessages } from '#content/schemas/editor.ts';
import type { Language } from '#language/languages.ts';

export type FieldContext = ReturnType<typeof fieldContext>;

/** What the fields need of the editor's words and of the content as it is now. */
export function fieldContext(words: EditorMessages, files: Content['files'], language: Language) {
  const long = longPaths(files);
  const lookUp = (table: Record<string, string>, path: string) =>
    table[path] ?? table[path.slice(path.lastIndexOf('.') + 1)];
  const named = (label: string | undefined, list: string, path: string) => {
    if (!label) throw new Error(`content/${language}/editor.yaml: ${list} lacks ${path}`);
    return label;
  };
  return {
    /** By where a field stands: `jobs.seo.title`. Throws where there is no label. */
    labelOf: (path: string) => named(lookUp(words.labels, path), 'labels', path),
    hintOf: (path: string): string | undefined => lookUp(words.hints, path),
    /** `full-time` is "Full-time". */
    choiceOf: (field: string, choice: string) =>
      named(words.choices[field]?.[choice], 'choices', `${field}.${choice}`),
    drawingsOf: (folder: string, field: string) =>
      drawingNames(folder).map((value) => ({ value, label: words.choices[field]?.[value] ?? value })),
    /** The files that a value may name, with their titles. */
    namesOf: (folder: string) =>
      namesIn(folder, files).map((name) => ({
        label: titleOf(files[`${language}/${folder}/${name}.yaml`]),
        value: folder === 'services' ? Number(name) : name,
      })),
    isLong: (path: string) => long.has(path),
    wrongForm: words.wrongForm,
  };
}

export function namesIn(folder: string, files: Content['files']): string[] {
  const names = [...filesOf('en', files).keys()].flatMap((name) => {
    const [, base] = name.startsWith(`${folder}/`) ? (/\/([^/]+)\.\w+$/.exec(name) ?? []) : [];
    return base && `${folder}/${base}` !== 'pages/home' ? [base] : [];
  });
  return names.sort((a, b) => Number(a) - Number(b) || a.localeCompare(b));
}

export function titleOf(value: unknown): string {
  const { title, name, label, city, givenName, familyName } = value as Record<string, string | undefined>;
  return title ?? name ?? label ?? city ?? `${givenName} ${familyName}`;
}

/** The collection that a file belongs to, by its path without a language: `jobs`, of `jobs/1.yaml`. */
export function collectionOf(file: string) {
  return Object.entries(collections).find(([, { layout, path }]) =>
    file.startsWith(layout === 'folder' ? `${path}/` : `${path}.`),
  );
}

/** Every single text that some file writes on more than a line, by its place: `jobs.about`. */
function longPaths(files: Content['files']): Set<string> {
  const lineLength = 70;
  return new Set(
    [...filesOf('en', files)].flatMap(([file, value]) => {
      const [owner] = collectionOf(file) ?? [];
      return texts(value)
        .filter(({ value: text }) => text.length > lineLength || text.includes('\n'))
        .map(({ key }) => `${owner}.${key.replace(/\.\d+(?=\.|$)/g, '')}`);
    }),
  );
}
