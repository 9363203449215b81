import { z } from 'zod';
import type { PictureSizeName } from './picture-sizes.ts';

/** What a schema says of a field by `.meta()`, beside its type, its bounds and its choices. */
interface FieldMeta {
  /** A text that is the same in every language: a name for the code, an address, a time zone. */
  untranslated?: true;
  /** Names an entry of a folder by its file, or a page by its path; as a `url`, also what lies elsewhere. */
  reference?: 'services' | 'cases' | 'team' | 'offices' | 'films' | 'pages' | 'path' | 'url';
  /** A picture, with the sizes in which pages show it; `pictureOfFirst` where its entry is first in order. */
  picture?: PictureSizeName[];
  pictureOfFirst?: PictureSizeName[];
  /** The folder in src/svg out of which it is chosen. */
  svgFolder?: 'services' | 'brands';
  /** A telephone number: as people write it in the editor, in one form in the file. */
  phone?: true;
  /** The place of an entry among those of its folder, which the editor numbers as people drag them. */
  place?: true;
  /** Names with a value each, shown as a table. */
  table?: true;
  /** The day before which its entry is in no public build. */
  publishDate?: true;
  /** Every translated text is searched, but neither this one nor what is inside. */
  searchable?: false;
}
declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/** A schema in the words of JSON Schema, with what it says by `.meta()`. */
export type FieldSchema = z.core.JSONSchema.JSONSchema & FieldMeta;

const described = new WeakMap<z.ZodType, FieldSchema>();

export function describe(schema: z.ZodType): FieldSchema {
  const field: FieldSchema = described.get(schema) ?? z.toJSONSchema(schema, { unrepresentable: 'any' });
  described.set(schema, field);
  return field;
}

export interface Leaf {
  /** The path that leads to it: `sections.0.head`. */
  key: string;
  /** Empty where the schema has no such field. */
  field: FieldSchema;
  values: unknown[];
}

/**
 * Every value that is no list and no map. Of several entries side by side, their values at the same key; where one
 * lacks what another has, the topmost part.
 */
export function leaves(values: unknown[], field: FieldSchema = {}, key = ''): Leaf[] {
  const parts = values.filter(hasParts);
  const areAlike = parts.length === values.length && new Set(parts.map(Array.isArray)).size === 1;
  if (!areAlike) return [{ key, field, values }];
  const { propertyNames: names } = field;
  return [...new Set(parts.flatMap(Object.keys))].flatMap((name) => {
    const inner = key ? `${key}.${name}` : name;
    const inside = leaves(
      parts.map((part) => part[name]),
      partOf(field, name),
      inner,
    );
    return isSchema(names) && names.reference
      ? [{ key: inner, field: names, values: values.map(() => name) }, ...inside]
      : inside;
  });
}

/** Every text that is written in each language. */
export function texts(
  value: unknown,
  field?: FieldSchema,
): { key: string; text: string; field: FieldSchema }[] {
  return leaves([value], field).flatMap(({ key, field, values: [text] }) =>
    typeof text === 'string' && isTranslated(field) ? [{ key, text, field }] : [],
  );
}

/** The value with each string of a field that the schema knows changed. */
export function mapStrings(
  value: unknown,
  field: FieldSchema,
  change: (text: string, field: FieldSchema) => string,
): unknown {
  return mapLeaves(value, field, (leaf, own) => (typeof leaf === 'string' ? change(leaf, own) : leaf));
}

/** The value with each text, number and truth value of a field that the schema knows changed. */
export function mapLeaves(
  value: unknown,
  field: FieldSchema | undefined,
  change: (leaf: unknown, field: FieldSchema) => unknown,
): unknown {
  if (!field) return value;
  if (Array.isArray(value))
    return value.map((item, index) => mapLeaves(item, partOf(field, String(index)), change));
  if (!hasParts(value)) return change(value, field);
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    mapLeaves(part, partOf(field, name), change),
  ]);
  return Object.fromEntries(parts);
}

/** Every text counts as this where no schema knows it. */
export function isTranslated(field: FieldSchema): boolean {
  const { type = 'string', untranslated, reference, format, enum: choices, const: only } = field;
  return type === 'string' && !(untranslated || reference || format || choices || only !== undefined);
}

/** The field of a part: of a map by its name, of a list by its place. */
export function partOf(field: FieldSchema, name: string): FieldSchema | undefined {
  const { properties, prefixItems, items, additionalProperties, anyOf = [], searchable } = field;
  const own = [properties?.[name], prefixItems?.[Number(name)], items, additionalProperties];
  const part = [...own, ...anyOf.map((option) => partOf(option, name))].find(isSchema);
  return part && searchable === false ? { ...part, searchable } : part;
}

/** The names that a map's parts may have; of one of several maps, those of all. Empty of a list or a table. */
export function namesIn({
  properties = {},
  propertyNames,
  required = [],
  anyOf = [],
}: FieldSchema): string[] {
  const own = propertyNames ? required : Object.keys(properties);
  return [...new Set([...own, ...anyOf.flatMap(namesIn)])];
}

export function isRequired({ required = [], anyOf }: FieldSchema, name: string): boolean {
  return anyOf ? anyOf.every((option) => isRequired(option, name)) : required.includes(name);
}

/** The parts of a value that no schema has seen; none where it has none. */
export function partsOf(value: unknown): Record<string, unknown> {
  return hasParts(value) ? value : {};
}

function isSchema(schema: unknown): schema is FieldSchema {
  return hasParts(schema);
}

function hasParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
