import * as yaml from 'yaml';
import { stringifyString } from 'yaml/util';
import { keysAndText, readMarkdown } from '#content/articles/markdown.ts';
import { asRecord, type ContentField, mapLeaves } from '#content/files/content-fields.ts';
import { hashOfTexts, noteIn, withNote, withoutNote } from '#content/files/review-note.ts';
import { pictureFile } from '#content/pictures/picture-ids.ts';

export type EntryValues = Record<string, unknown>;

const sourceKey = 'sourceText';
/** The switch that says, for one save, that someone read both languages (src/content/files/review-note.ts). */
const reviewedKey = 'reviewed';
/** The editor loads pictures from here. The files contain only their names. */
export const pictureFolder = '/pictures';
const longLine = 80;

/** Reads and writes a file. The values include its source, so that a save keeps comments, order and line breaks. */
export function fileFormat(file: string, field: ContentField) {
  const hasText = isMarkdown(file);
  return {
    fromFile(source: string): EntryValues {
      const { keys, text } = hasText ? keysAndText(source) : { keys: source };
      const values = asRecord(mapLeaves(yaml.parse(keys), field, toEditor));
      const body = text === undefined ? {} : { body: text.trim() };
      return { ...values, ...body, [reviewedKey]: false, [sourceKey]: keys };
    },
    toFile({ [sourceKey]: sourceText = '', [reviewedKey]: isReviewed, ...values }: EntryValues): string {
      const source = String(sourceText);
      const { body = '', ...keys } = values;
      const text = hasText
        ? `---\n${writeYaml(keys, source, field)}---\n${String(body).trim()}\n`
        : writeYaml(values, source, field);
      const hash = isReviewed
        ? hashOfTexts(hasText ? readMarkdown(text) : yaml.parse(text), field)
        : noteIn(source);
      return hash ? withNote(text, hash) : text;
    },
  };
}

/** Sveltia requires this ending for Markdown. */
export function formatName(collection: string, file: string): string {
  return isMarkdown(file) ? `${collection}-frontmatter` : collection;
}

export function isMarkdown(file: string): boolean {
  return file.endsWith('.md');
}

function toEditor(value: unknown, { picture, entryLink }: ContentField): unknown {
  if (picture && typeof value === 'string') return `${pictureFolder}/${pictureFile(value)}`;
  return entryLink && typeof value === 'number' ? String(value) : value;
}

function fromEditor(value: unknown, { picture, entryLink, type }: ContentField): unknown {
  if (picture && typeof value === 'string') return pictureName(value);
  return entryLink && type === 'integer' && /^\d+$/.test(String(value)) ? Number(value) : value;
}

/** Writes values over a source, and keeps the comments and line breaks of those that did not change. */
function writeYaml(values: EntryValues, sourceText: string, field: ContentField): string {
  const source = withoutNote(sourceText);
  const document = yaml.parseDocument(source, {
    keepSourceTokens: true,
    // Astro reads an article's keys as YAML 1.1, where a date without quotation marks is not a text.
    compat: 'yaml-1.1',
    customTags: (tags) => [
      ...tags.filter((tag) => typeof tag === 'string' || tag.tag !== asItWas.tag),
      asItWas,
    ],
  });
  const newValues = pruned(mapLeaves(values, field, fromEditor)) ?? {};
  document.contents = updated(document, document.contents, newValues) as typeof document.contents;
  return document.toString({ lineWidth: 100, flowCollectionPadding: source.includes('{ ') });
}

/** Writes an unchanged text with the quotation marks and line breaks of the source. */
const asItWas: yaml.ScalarTag = {
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
      item as yaml.Scalar<string>,
      { ...context, actualString: true },
      onComment,
      onChompKeep,
    );
  },
};

function updated(document: yaml.Document.Parsed, node: unknown, value: unknown): unknown {
  if (yaml.isMap(node) && isObject(value)) return updatedMap(document, node, value);
  if (yaml.isSeq(node) && Array.isArray(value)) return updatedList(document, node, value);
  if (yaml.isScalar(node) && isSame(node.value, value)) return node;
  const created = document.createNode(value);
  if (yaml.isScalar(node))
    Object.assign(created, { comment: node.comment, commentBefore: node.commentBefore });
  yaml.visit(created, { Scalar: (_, scalar) => void foldScalar(scalar) });
  return created;
}

/** Ignores spaces around a text, because the editor trims them, and a few texts of the site begin with a space. */
function isSame(before: unknown, after: unknown): boolean {
  return before === after || (typeof before === 'string' && before.trim() === after);
}

function updatedMap(document: yaml.Document.Parsed, map: yaml.YAMLMap, values: EntryValues): yaml.YAMLMap {
  const nameOf = ({ key }: yaml.Pair) => String(yaml.isScalar(key) ? key.value : key);
  map.items = map.items.filter((pair) => nameOf(pair) in values);
  let index = 0;
  for (const [name, value] of Object.entries(values)) {
    const at = map.items.findIndex((pair) => nameOf(pair) === name);
    const pair = map.items[at];
    if (pair) pair.value = updated(document, pair.value, value);
    else map.items.splice(index, 0, document.createPair(name, updated(document, undefined, value)));
    index = pair ? at + 1 : index + 1;
  }
  return map;
}

/** Keeps equal items even if they moved. If the length is the same, a changed item keeps the comments at its place. */
function updatedList(document: yaml.Document.Parsed, list: yaml.YAMLSeq, values: unknown[]): yaml.YAMLSeq {
  const jsonOf = (item: unknown) => JSON.stringify(yaml.isNode(item) ? item.toJS(document) : item);
  const olds = new Map(list.items.map((item) => [jsonOf(item), item]));
  const sameLength = list.items.length === values.length;
  const kept = new Set(values.map(jsonOf));
  const changed = list.items.map((item) => (sameLength && !kept.has(jsonOf(item)) ? item : undefined));
  list.items = values.map((value, at) => olds.get(jsonOf(value)) ?? updated(document, changed[at], value));
  return list;
}

function foldScalar(scalar: yaml.Scalar) {
  if (typeof scalar.value !== 'string' || scalar.value.length <= longLine) return;
  scalar.type = scalar.value.includes('\n') ? yaml.Scalar.BLOCK_LITERAL : yaml.Scalar.BLOCK_FOLDED;
}

function pruned(value: unknown): unknown {
  if (value === '' || value === null || value === false) return undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => pruned(item) ?? '') : undefined;
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, pruned(part)] as const);
  const kept = parts.filter(([, part]) => part !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

export function pictureName(address: string): string {
  return address.replace(`${pictureFolder}/`, '').replace(/\.(?:jpe?g|webp)$/i, '');
}

function isObject(value: unknown): value is EntryValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
