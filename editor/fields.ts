import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import type { FieldContext } from './field-context.ts';

type Extra = Record<string, unknown>;

/** The editor's fields of an object's schema, in the schema's order. */
export function fieldsOf(schema: z.ZodType, path: string, context: FieldContext): Field[] {
  return Object.entries(shapeOf(schema)).map(([name, inner]) => fieldOf(name, inner, path, context));
}

function fieldOf(name: string, schema: z.ZodType, parent: string, context: FieldContext): Field {
  const path = `${parent}.${name}`;
  const required = !schema.safeParse(undefined).success;
  const field = control(unwrapped(schema), path, context);
  return {
    name,
    label: context.labelOf(path),
    hint: context.hintOf(path),
    required: required && field.widget !== 'boolean',
    ...field,
  } as Field;
}

/** How a value is entered. What no language changes is entered once, for both: `duplicate`. */
function control(schema: z.ZodType, path: string, context: FieldContext): Extra {
  const { names, picture, drawings } = schema.meta() ?? {};
  const once = { i18n: 'duplicate' };
  if (picture) return { widget: 'image', choose_url: false, accept: 'image/jpeg', ...once };
  if (drawings) return { widget: 'select', options: context.drawingsOf(drawings, lastOf(path)), ...once };
  if (names) return { widget: 'select', options: context.namesOf(names), ...once };
  if (schema instanceof z.ZodArray) return list(schema, path, context);
  if (schema instanceof z.ZodTuple) return sequence(schema.def.items[0] as z.ZodType, path, context);
  if (schema instanceof z.ZodEnum) return choice(schema.options.map(String), path, context);
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean', ...once };
  if (schema instanceof z.ZodLiteral) {
    return schema.value === true
      ? { widget: 'boolean', ...once }
      : choice([String(schema.value)], path, context);
  }
  if (schema instanceof z.ZodNumber) {
    const { type, minimum, maximum } = rulesOf(schema);
    const value_type = type === 'integer' ? 'int' : 'float';
    return { widget: 'number', value_type, min: bound(minimum), max: bound(maximum), ...once };
  }
  if (isText(schema)) return text(schema, path, context);
  if (schema instanceof z.ZodRecord && !(schema.keyType instanceof z.ZodEnum)) {
    return { widget: 'keyvalue', i18n: 'duplicate_keys' };
  }
  return { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema, path, context), i18n: true };
}

function choice(choices: string[], path: string, { choiceOf }: FieldContext): Extra {
  const options = choices.map((value) => ({ value, label: choiceOf(lastOf(path), value) }));
  return { widget: 'select', options, i18n: 'duplicate' };
}

function list(schema: z.ZodArray, path: string, context: FieldContext): Extra {
  const { minItems, maxItems } = rulesOf(schema);
  const counts = { min: minItems, max: maxItems };
  const element = unwrapped(schema.element as z.ZodType);
  const inner = control(element, path, context);
  if (inner.widget === 'select') return { ...inner, multiple: true, ...counts };
  if (inner.widget !== 'object') return { ...sequence(element, path, context), ...counts };
  const fields = inner.fields as { name: string; widget: string; i18n: unknown }[];
  const prose = fields.filter(({ i18n }) => i18n === true);
  const first = prose.find(({ widget }) => !['object', 'list'].includes(widget));
  const summary = first && `{{fields.${first.name}}}`;
  const i18n = prose.length > 0 || 'duplicate';
  return { widget: 'list', fields, summary, collapsed: 'auto', ...counts, i18n };
}

function sequence(element: z.ZodType, path: string, context: FieldContext): Extra {
  const field = { name: 'item', label: context.labelOf(path), ...control(element, path, context) };
  return { widget: 'list', field, i18n: 'i18n' in field ? field.i18n : true };
}

function text(schema: z.ZodType, path: string, context: FieldContext): Extra {
  const { format, minLength = 1, maxLength, pattern } = rulesOf(schema);
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', i18n: 'duplicate' };
  const type = format === 'email' || format === 'uri' ? { type: format.replace('uri', 'url') } : {};
  return {
    widget: context.isLong(path) ? 'text' : 'string',
    ...type,
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
    ...(pattern && !format ? { pattern: [pattern, context.wrongForm] } : {}),
    // Where letters of every language fit, it is prose; an id, an address or a time of day is the same in all.
    i18n:
      schema.meta()?.neutral || format || (pattern && !new RegExp(pattern).test('[ا]')) ? 'duplicate' : true,
  };
}

function isText(schema: z.ZodType): boolean {
  return [z.ZodString, z.ZodStringFormat, z.ZodIntersection].some((kind) => schema instanceof kind);
}

/** Lengths, counts and forms, as JSON Schema calls them. */
function rulesOf(schema: z.ZodType): z.core.JSONSchema.JSONSchema {
  const { allOf = [], ...rules } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return Object.assign({}, ...(allOf as object[]), rules);
}

/** The parts of an object; of a union of objects all of them, where each may lack what another has. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>;
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) {
    return Object.fromEntries(schema.keyType.options.map((key) => [key, schema.valueType as z.ZodType]));
  }
  if (schema instanceof z.ZodUnion) {
    const shapes = schema.options.map((option) => shapeOf(option as z.ZodType));
    const all = Object.assign({}, ...shapes) as Record<string, z.ZodType>;
    return Object.fromEntries(
      Object.entries(all).map(([name, part]) => [
        name,
        shapes.every((shape) => name in shape) ? part : part.optional(),
      ]),
    );
  }
  throw new Error(`The editor has no field for ${schema.def.type}: give it one in editor/fields.ts.`);
}

function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

/** Zod gives every whole number the bounds of those that are exact. */
function bound(value: number | undefined): number | undefined {
  return value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
