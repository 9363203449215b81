import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  type ScalarTag,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { stringifyString } from 'yaml/util';
import { type FieldSchema, partOf, partsOf } from '#content/fields.ts';
import { keysAndText, readMarkdown } from '#content/markdown.ts';
import { hashOfTexts, noteIn, withNote } from '#content/review-note.ts';

export type Values = Record<string, unknown>;

/** Carries a file's own text through the editor, so that comments, order and line breaks are still known on saving. */
const sourceKey = 'sourceText';
/** Ticked anew each time both languages were read; see src/content/review-note.ts. */
const reviewedKey = 'reviewed';
/** Where the tick of the save under way stands, so that it is off in what the editor keeps and duplicates. */
const reviewedInSaveKey = 'reviewedInSave';
const pictureFolder = '/pictures/';
const longLine = 80;

/** Each collection's files have a format of their own. The name of one for Markdown has to end so. */
export function formatOf(collection: string): string {
  return collection === 'insights' ? `${collection}-frontmatter` : collection;
}

/** How the editor reads and writes a YAML file of a collection. */
export function yamlFormat(field: FieldSchema) {
  return {
    fromFile: (source: string): Values => ({
      ...partsOf(withPictures(parse(source), field)),
      [reviewedKey]: false,
      [sourceKey]: source,
    }),
    toFile: (values: Values): string =>
      written(
        values,
        (source, rest) => writeYaml(source, rest),
        (text) => hashOfTexts(parse(text), field),
      ),
  };
}

/** The same for a Markdown file with keys above its text. */
export function markdownFormat(field: FieldSchema) {
  const yaml = yamlFormat(field);
  return {
    fromFile(source: string): Values {
      const { keys, text } = keysAndText(source);
      return { ...yaml.fromFile(keys), body: text.trim() };
    },
    toFile: ({ body, ...values }: Values): string =>
      written(
        values,
        (source, rest) => `---\n${writeYaml(source, rest)}---\n${String(body ?? '').trim()}\n`,
        (text) => hashOfTexts(readMarkdown(text), field),
      ),
  };
}

/** The values of an entry as they are saved: a tick holds for this save alone. */
export function withTickOfSave(values: Values): Values {
  return { ...values, [reviewedKey]: false, [reviewedInSaveKey]: values[reviewedKey] === true };
}

function written(
  { [sourceKey]: source = '', [reviewedKey]: _, [reviewedInSaveKey]: isReviewed, ...values }: Values,
  write: (source: string, values: unknown) => string,
  hashOf: (text: string) => string,
): string {
  const note = noteIn(String(source));
  const text = write(String(source).replace(/^# reviewed .*\n?/m, ''), pruned(values) ?? {});
  const hash = isReviewed ? hashOf(text) : note;
  return hash ? withNote(text, hash) : text;
}

/** The values in the words of the text that was there: what did not change keeps its comments and line breaks. */
function writeYaml(source: string, values: unknown): string {
  const document = parseDocument(source, {
    keepSourceTokens: true,
    // Astro reads the keys of an article by older rules, where a date without quotation marks is no text.
    compat: 'yaml-1.1',
    customTags: (tags) => [
      ...tags.filter((tag) => typeof tag === 'string' || tag.tag !== asItWas.tag),
      asItWas,
    ],
  });
  document.contents = updated(document, document.contents, values) as typeof document.contents;
  const flowCollectionPadding = source.includes('{ ');
  return document.toString({ lineWidth: 100, flowCollectionPadding });
}

/** Writes a text that no one changed as it stood in the file. */
const asItWas: ScalarTag = {
  identify: (value) => typeof value === 'string',
  default: true,
  tag: 'tag:yaml.org,2002:str',
  resolve: (text) => text,
  stringify(item, context, onComment, onChompKeep) {
    const token = item.srcToken;
    if (token?.type === 'block-scalar') {
      const head = token.props.map((prop) => ('source' in prop ? prop.source : '')).join('');
      return (head + token.source).trimEnd();
    }
    if (token && 'source' in token) return token.source;
    return stringifyString(
      item as Scalar<string>,
      { ...context, actualString: true },
      onComment,
      onChompKeep,
    );
  },
};

function updated(document: Document.Parsed, node: unknown, value: unknown): unknown {
  if (isMap(node) && isObject(value)) return updatedMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return updatedList(document, node, value);
  if (isScalar(node) && isSame(node.value, value)) return node;
  const made = document.createNode(value);
  if (isScalar(node)) Object.assign(made, { comment: node.comment, commentBefore: node.commentBefore });
  visit(made, { Scalar: (_, scalar) => void fold(scalar) });
  return made;
}

/** The editor takes the space from the ends of every text; a few of the site's begin with one. */
function isSame(before: unknown, after: unknown): boolean {
  return before === after || (typeof before === 'string' && before.trim() === after);
}

function updatedMap(document: Document.Parsed, map: YAMLMap, values: Values): YAMLMap {
  const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
  map.items = map.items.filter((pair) => nameOf(pair) in values);
  let place = 0;
  for (const [name, value] of Object.entries(values)) {
    const at = map.items.findIndex((pair) => nameOf(pair) === name);
    const pair = map.items[at];
    if (pair) pair.value = updated(document, pair.value, value);
    else map.items.splice(place, 0, document.createPair(name, updated(document, undefined, value)));
    place = pair ? at + 1 : place + 1;
  }
  return map;
}

/** An item that is still there keeps its text, wherever it now stands. */
function updatedList(document: Document.Parsed, list: YAMLSeq, values: unknown[]): YAMLSeq {
  const olds = list.items.map((item) => ({
    item,
    json: JSON.stringify(isNode(item) ? item.toJS(document) : item),
  }));
  const sameLength = olds.length === values.length;
  list.items = values.map((value, index) => {
    const same = olds.find(({ json }) => json === JSON.stringify(value));
    if (same) olds.splice(olds.indexOf(same), 1, { ...same, json: '' });
    return same?.item ?? updated(document, sameLength ? list.items[index] : undefined, value);
  });
  return list;
}

function fold(scalar: Scalar) {
  if (typeof scalar.value !== 'string' || scalar.value.length <= longLine) return;
  scalar.type = scalar.value.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED;
}

/** Without what was left empty; a picture by its name. */
function pruned(value: unknown): unknown {
  if (value === '' || value === null || value === false) return undefined;
  if (typeof value === 'string') return value.startsWith(pictureFolder) ? nameOf(value) : value;
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => pruned(item) ?? '') : undefined;
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, pruned(part)] as const);
  const kept = parts.filter(([, part]) => part !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

function nameOf(address: string): string {
  return address.slice(pictureFolder.length).replace(/\.jpe?g$/i, '');
}

function withPictures(value: unknown, field: FieldSchema = {}): unknown {
  if (typeof value === 'string') return field.picture ? `${pictureFolder}${value}.jpg` : value;
  if (Array.isArray(value))
    return value.map((item, index) => withPictures(item, partOf(field, String(index))));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withPictures(part, partOf(field, key))]),
  );
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
