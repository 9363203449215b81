import { z } from 'zod';
import type { PictureSizeName } from '#content/pictures/picture-sizes.ts';

/** A schema adds these facts by `.meta()` to a field's type, bounds and choices. */
interface FieldMeta {
  /** A text that is the same in every language: a name for the code, an address, a time zone. */
  untranslated?: true;
  /** The value names an entry of a folder by its file or a page by its path; a `url` may lead to another site. */
  entryLink?: 'services' | 'cases' | 'people' | 'offices' | 'films' | 'pages' | 'path' | 'url';
  /** The sizes in which pages show a picture; `pictureOfFirst` has those of the first entry in its folder. */
  picture?: PictureSizeName[];
  pictureOfFirst?: PictureSizeName[];
  /** The value is chosen from this folder in src/svg. */
  svgFolder?: 'services' | 'brands';
  phone?: true;
  /** The place of an entry among those of its folder, which the editor numbers as people drag them. */
  order?: true;
  table?: true;
  publishDate?: true;
  /** False for a text that the search leaves out, with all texts inside it. */
  searchable?: false;
}
declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

/** A schema as JSON Schema, with the facts that it states by `.meta()`. */
export type ContentField = z.core.JSONSchema.JSONSchema & FieldMeta;

const described = new WeakMap<z.ZodType, ContentField>();

/** Describes a schema as JSON Schema with the facts of `.meta()`. Keeps the result, because the editor asks often. */
export function contentFieldOf(schema: z.ZodType): ContentField {
  const field: ContentField = described.get(schema) ?? z.toJSONSchema(schema, { unrepresentable: 'any' });
  described.set(schema, field);
  return field;
}

export interface Leaf {
  /** The path that leads to it: `sections.0.heading`. */
  key: string;
  field: ContentField;
  values: unknown[];
}

/** Returns the values of entries, key by key. A part that is not a list, or a map, in all of them is one value. */
export function leaves(values: unknown[], field: ContentField = {}, key = ''): Leaf[] {
  const parts = values.filter(hasParts);
  const areAlike = parts.length === values.length && new Set(parts.map(Array.isArray)).size === 1;
  if (!areAlike) return [{ key, field, values }];
  const { propertyNames: names } = field;
  return [...new Set(parts.flatMap(Object.keys))].flatMap((name) => {
    const inner = key ? `${key}.${name}` : name;
    const inside = leaves(
      parts.map((part) => part[name]),
      fieldIn(field, name),
      inner,
    );
    return isSchema(names) && names.entryLink
      ? [{ key: inner, field: names, values: values.map(() => name) }, ...inside]
      : inside;
  });
}

/** Returns the translated texts of a value. */
export function texts(
  value: unknown,
  field?: ContentField,
): { key: string; text: string; field: ContentField }[] {
  return leaves([value], field).flatMap(({ key, field, values: [text] }) =>
    typeof text === 'string' && isTranslated(field) ? [{ key, text, field }] : [],
  );
}

/** Returns the value with each text, number and boolean changed that has a field in the schema. */
export function mapLeaves(
  value: unknown,
  field: ContentField | undefined,
  change: (leaf: unknown, field: ContentField) => unknown,
): unknown {
  if (!field) return value;
  if (Array.isArray(value))
    return value.map((item, index) => mapLeaves(item, fieldIn(field, String(index)), change));
  if (!hasParts(value)) return change(value, field);
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    mapLeaves(part, fieldIn(field, name), change),
  ]);
  return Object.fromEntries(parts);
}

/** A text without a schema counts as translated. */
export function isTranslated(field: ContentField): boolean {
  const { type = 'string', untranslated, entryLink, format, enum: choices, const: only } = field;
  return type === 'string' && !(untranslated || entryLink || format || choices || only !== undefined);
}

/** Returns the field of a part: a map's by its name, a list's by its index. */
export function fieldIn(field: ContentField, name: string): ContentField | undefined {
  const { properties, prefixItems, items, additionalProperties, anyOf = [], searchable } = field;
  const parts = [properties?.[name], prefixItems?.[Number(name)], items, additionalProperties];
  const part = [...parts, ...anyOf.map((option) => fieldIn(option, name))].find(isSchema);
  return part && searchable === false ? { ...part, searchable } : part;
}

/** Returns the keys that a map may have; of alternative maps, the keys of all. Lists and tables have none. */
export function namesIn({
  properties = {},
  propertyNames,
  required = [],
  anyOf = [],
}: ContentField): string[] {
  const keys = propertyNames ? required : Object.keys(properties);
  return [...new Set([...keys, ...anyOf.flatMap(namesIn)])];
}

export function isRequired({ required = [], anyOf }: ContentField, name: string): boolean {
  return anyOf ? anyOf.every((option) => isRequired(option, name)) : required.includes(name);
}

/** Returns an unchecked value as a record, or an empty one if it has no parts. */
export function asRecord(value: unknown): Record<string, unknown> {
  return hasParts(value) ? value : {};
}

function isSchema(schema: unknown): schema is ContentField {
  return hasParts(schema);
}

function hasParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
