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
import { type FieldSchema, mapLeaves, partsOf } from '#content/fields.ts';
import { keysAndText, readMarkdown } from '#content/markdown.ts';
import { pictureFile } from '#content/picture-ids.ts';
import { hashOfTexts, noteIn, withNote, withoutNote } from '#content/review-note.ts';

export type Values = Record<string, unknown>;

/** Carries a file's own text through the editor, so that comments, order and line breaks are still known on saving. */
const sourceKey = 'sourceText';
/** Switched on anew each time both languages were read; see src/content/review-note.ts. */
const reviewedKey = 'reviewed';
/** The same for the save under way, so that it is off in what the editor then has and duplicates. */
const reviewedInSaveKey = 'reviewedInSave';
/** Where the editor finds the pictures, which the files call by their names. */
export const pictureFolder = '/pictures';
const longLine = 80;

/** How the editor reads and writes a file with that ending, whose values have that schema. */
export function fileFormat(file: string, field: FieldSchema) {
  return isMarkdown(file) ? markdownFormat(field) : yamlFormat(field);
}

/** Each collection's files have a format of their own. The name of one for Markdown has to end so. */
export function formatName(collection: string, file: string): string {
  return isMarkdown(file) ? `${collection}-frontmatter` : collection;
}

export function isMarkdown(file: string): boolean {
  return file.endsWith('.md');
}

/** The values of an entry as they are saved: that it was reviewed holds for this save alone. */
export function withReviewedInSave(values: Values): Values {
  return { ...values, [reviewedKey]: false, [reviewedInSaveKey]: values[reviewedKey] === true };
}

/** The values with the text that is being written, to which the next save in the same session is compared. */
export function withSource(values: Values, format: ReturnType<typeof fileFormat>, text: string): Values {
  return { ...values, [sourceKey]: format.fromFile(text)[sourceKey] };
}

function yamlFormat(field: FieldSchema) {
  return {
    fromFile: (source: string): Values => ({
      ...partsOf(mapLeaves(parse(source), field, toEditor)),
      [reviewedKey]: false,
      [sourceKey]: source,
    }),
    toFile: (values: Values): string =>
      withReviewNote(writeYaml(partsOf(mapLeaves(values, field, fromEditor))), values, (text) =>
        hashOfTexts(parse(text), field),
      ),
  };
}

function markdownFormat(field: FieldSchema) {
  const yaml = yamlFormat(field);
  return {
    fromFile(source: string): Values {
      const { keys, text } = keysAndText(source);
      return { ...yaml.fromFile(keys), body: text.trim() };
    },
    toFile({ body, ...values }: Values): string {
      const text = `---\n${writeYaml(partsOf(mapLeaves(values, field, fromEditor)))}---\n${String(body ?? '').trim()}\n`;
      return withReviewNote(text, values, (text) => hashOfTexts(readMarkdown(text), field));
    },
  };
}

/** A value as the editor has it: a picture by its address, and the number of a service as the slug of its entry. */
function toEditor(value: unknown, { picture, reference }: FieldSchema): unknown {
  if (picture && typeof value === 'string') return `${pictureFolder}/${pictureFile(value)}`;
  return reference && typeof value === 'number' ? String(value) : value;
}

function fromEditor(value: unknown, { reference, type }: FieldSchema): unknown {
  return reference && type === 'integer' && /^\d+$/.test(String(value)) ? Number(value) : value;
}

/** The file with the note of this review, or else with the one it had. */
function withReviewNote(text: string, values: Values, hashOf: (text: string) => string): string {
  const hash = values[reviewedInSaveKey] ? hashOf(text) : noteIn(String(values[sourceKey] ?? ''));
  return hash ? withNote(text, hash) : text;
}

/** The values in the words of the text that was there: what did not change keeps its comments and line breaks. */
function writeYaml({
  [sourceKey]: sourceText = '',
  [reviewedKey]: _,
  [reviewedInSaveKey]: __,
  ...values
}: Values): string {
  const source = withoutNote(String(sourceText));
  const document = parseDocument(source, {
    keepSourceTokens: true,
    // Astro reads the keys of an article by older rules, where a date without quotation marks is no text.
    compat: 'yaml-1.1',
    customTags: (tags) => [
      ...tags.filter((tag) => typeof tag === 'string' || tag.tag !== asItWas.tag),
      asItWas,
    ],
  });
  document.contents = updated(document, document.contents, pruned(values) ?? {}) as typeof document.contents;
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
  if (typeof value === 'string') return value.startsWith(`${pictureFolder}/`) ? pictureName(value) : value;
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => pruned(item) ?? '') : undefined;
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, pruned(part)] as const);
  const kept = parts.filter(([, part]) => part !== undefined);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** `/pictures/about.jpg` is `about`. */
export function pictureName(address: string): string {
  return address.slice(pictureFolder.length + 1).replace(/\.(?:jpe?g|webp)$/i, '');
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
