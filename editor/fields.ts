import type { Field } from '@sveltia/cms';
import type { z } from 'zod';
import { describe, type FieldSchema, isTranslated } from '#content/fields.ts';
import type { FieldContext } from './field-context.ts';

type Extra = Record<string, unknown>;

/** The editor's fields of an object's schema, in the schema's order. */
export function fieldsOf(schema: z.ZodType, path: string, context: FieldContext): Field[] {
  return parts(describe(schema), path, context);
}

function parts(schema: FieldSchema, path: string, context: FieldContext): Field[] {
  const { properties, required } = objectOf(schema, path);
  return Object.entries(properties).map(([name, part]) => {
    const place = `${path}.${name}`;
    const field = control(part, place, context);
    const isRequired = required.includes(name) && field.widget !== 'boolean';
    const label = context.labelOf(place);
    return { name, label, hint: context.hintOf(place), required: isRequired, ...field } as Field;
  });
}

/** The parts of an object; of a union of objects all of them, where each may lack what another has. */
function objectOf(
  schema: FieldSchema,
  path: string,
): { properties: Record<string, FieldSchema>; required: string[] } {
  const { properties, required = [], anyOf, additionalProperties } = schema;
  if (properties) return { properties: properties as Record<string, FieldSchema>, required };
  if (choicesIn(schema.propertyNames)) {
    const names = required.map((name) => [name, additionalProperties as FieldSchema]);
    return { properties: Object.fromEntries(names), required };
  }
  if (!anyOf) throw new Error(`The editor has no field for ${path}: give it one in editor/fields.ts.`);
  const objects = anyOf.map((option) => objectOf(option, path));
  return {
    properties: Object.assign({}, ...objects.map((object) => object.properties)),
    required: objects
      .map((object) => object.required)
      .reduce((all, own) => all.filter((name) => own.includes(name))),
  };
}

/** How a value is entered. What no language changes is entered once, for both: `duplicate`. */
function control(schema: FieldSchema, path: string, context: FieldContext): Extra {
  const { type, reference, picture, drawings, prefixItems, additionalProperties } = schema;
  const once = { i18n: 'duplicate' };
  const select = (options: unknown) => ({ widget: 'select', options, ...once });
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (picture) return { widget: 'image', choose_url: false, accept: 'image/jpeg', ...once };
  if (drawings) return select(context.drawingsOf(drawings, name));
  if (reference && reference !== 'path' && reference !== 'url') return select(context.namesOf(reference));
  if (type === 'boolean') return { widget: 'boolean', ...once };
  const choices = choicesIn(schema);
  if (choices) return select(choices.map((value) => ({ value, label: context.choiceOf(name, value) })));
  if (prefixItems) return sequence(prefixItems[0] as FieldSchema, path, context);
  if (type === 'array') return list(schema, path, context);
  if (type === 'string') return text(schema, path, context);
  if (type === 'integer' || type === 'number') {
    const value_type = type === 'integer' ? 'int' : 'float';
    return { widget: 'number', value_type, min: bound(schema.minimum), max: bound(schema.maximum), ...once };
  }
  if (additionalProperties && (schema.table || !choicesIn(schema.propertyNames))) {
    return { widget: 'keyvalue', i18n: 'duplicate_keys' };
  }
  return { widget: 'object', collapsed: 'auto', fields: parts(schema, path, context), i18n: true };
}

function choicesIn(schema: FieldSchema | boolean | undefined): string[] | undefined {
  const { enum: all, const: only } = typeof schema === 'object' ? schema : {};
  return (all ?? (only === undefined ? undefined : [only]))?.map(String);
}

function list(
  { items, minItems: min, maxItems: max }: FieldSchema,
  path: string,
  context: FieldContext,
): Extra {
  const inner = control(items as FieldSchema, path, context);
  if (inner.widget === 'select') return { ...inner, multiple: true, min, max };
  if (inner.widget !== 'object') return { ...sequence(items as FieldSchema, path, context), min, max };
  const fields = inner.fields as { name: string; widget: string; i18n: unknown }[];
  const prose = fields.filter(({ i18n }) => i18n === true);
  const first = prose.find(({ widget }) => !['object', 'list'].includes(widget));
  const summary = first && `{{fields.${first.name}}}`;
  const i18n = prose.length > 0 || 'duplicate';
  return { widget: 'list', fields, summary, collapsed: 'auto', min, max, i18n };
}

function sequence(items: FieldSchema, path: string, context: FieldContext): Extra {
  const field: Extra = { name: 'item', label: context.labelOf(path), ...control(items, path, context) };
  return { widget: 'list', field, i18n: field.i18n };
}

function text(schema: FieldSchema, path: string, context: FieldContext): Extra {
  const { format, minLength = 1, maxLength, pattern } = schema;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', i18n: 'duplicate' };
  const type = format === 'email' || format === 'uri' ? { type: format.replace('uri', 'url') } : {};
  return {
    widget: context.isLong(path) ? 'text' : 'string',
    ...type,
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
    ...(pattern && !format ? { pattern: [pattern, context.wrongForm] } : {}),
    i18n: isTranslated(schema) || 'duplicate',
  };
}

/** Zod gives every whole number the bounds of those that are exact. */
function bound(value: number | undefined): number | undefined {
  return value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
}
