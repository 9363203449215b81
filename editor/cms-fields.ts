import type { Field } from '@sveltia/cms';
import type { z } from 'zod';
import { minimumWidth } from '#content/check/picture-widths.ts';
import {
  type ContentField,
  contentFieldOf,
  fieldIn,
  isRequired,
  isTranslated,
  namesIn,
} from '#content/files/content-fields.ts';
import svgNames from '#content/pictures/svg-names.json' with { type: 'json' };
import type { FieldContext } from './field-context.ts';

interface FieldOptions {
  widget?: string;
  fields?: Field[];
  [option: string]: unknown;
}

export function fieldsOf(schema: z.ZodType, fieldPath: string, context: FieldContext): Field[] {
  return parts(contentFieldOf(schema), fieldPath, context);
}

function parts(schema: ContentField, parentPath: string, context: FieldContext): Field[] {
  return namesIn(schema).map((name) => {
    const fieldPath = `${parentPath}.${name}`;
    const field = control(fieldIn(schema, name) ?? {}, fieldPath, context);
    const required = isRequired(schema, name) && field.widget !== 'boolean';
    const shown = field.widget === 'hidden' ? {} : { hint: context.messages.hint(fieldPath), required };
    const fieldOptions: FieldOptions = { name, label: context.messages.label(fieldPath), ...shown, ...field };
    return fieldOptions as Field;
  });
}

/** Returns the editor's widget for a field. A value that all languages share is entered once (`duplicate`). */
function control(schema: ContentField, fieldPath: string, context: FieldContext): FieldOptions {
  const { type, entryLink, picture, svgFolder } = schema;
  const { messages, options } = context;
  const once = { i18n: 'duplicate' };
  const select = (values: unknown) => ({ widget: 'select', options: values, ...once });
  const name = fieldPath.slice(fieldPath.lastIndexOf('.') + 1);
  if (picture)
    return { widget: 'image', choose_url: false, hint: messages.pictureHint(minimumWidth(schema)), ...once };
  if (schema.order) return { widget: 'hidden', ...once };
  if (svgFolder) return select(options(name, svgNames[svgFolder]));
  const entryName = entryLink && entryNames[entryLink];
  // The editor lists current entries, and warns before someone deletes one that another entry names.
  if (entryName)
    return {
      widget: 'relation',
      collection: entryLink,
      value_field: '{{slug}}',
      display_fields: [entryName],
      ...once,
    };
  if (type === 'boolean') return { widget: 'boolean', ...once };
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices) return select(options(name, choices.map(String)));
  if (type === 'array') return list(schema, fieldPath, context);
  if (type === 'string') return text(schema, fieldPath, context);
  if (type === 'integer' || type === 'number') {
    const value_type = type === 'integer' ? 'int' : 'float';
    return { widget: 'number', value_type, min: schema.minimum, max: schema.maximum, ...once };
  }
  const fields = isTable(schema) ? [] : parts(schema, fieldPath, context);
  if (fields.length > 0) return { widget: 'object', collapsed: 'auto', fields, i18n: true };
  if (type === 'object') return { widget: 'keyvalue', i18n: 'duplicate_keys' };
  throw new Error(`The editor has no field for ${fieldPath}: give it one in editor/cms-fields.ts.`);
}

function isTable({ table, propertyNames, additionalProperties: each }: ContentField): boolean {
  const hasTexts = typeof each === 'object' && isTranslated(each);
  return table || (propertyNames !== undefined && hasTexts);
}

const entryNames: Record<string, string> = {
  services: '{{title}}',
  cases: '{{name}}',
  people: '{{givenName}} {{familyName}}',
  offices: '{{city}}',
  films: '{{title}}',
};

function list(schema: ContentField, fieldPath: string, context: FieldContext): FieldOptions {
  const { minItems: min, maxItems: max } = schema;
  const inner = control(fieldIn(schema, '0') ?? {}, fieldPath, context);
  if (inner.widget === 'select' || inner.widget === 'relation') return { ...inner, multiple: true, min, max };
  const field = { name: 'item', label: context.messages.label(fieldPath), ...inner };
  if (inner.widget !== 'object') return { widget: 'list', field, min, max, i18n: inner.i18n };
  const { fields = [] } = inner;
  const prose = fields.filter(({ i18n }) => i18n === true);
  const first = prose.find(({ widget }) => widget !== 'object' && widget !== 'list');
  const summary = first && `{{fields.${first.name}}}`;
  const i18n = prose.length > 0 || 'duplicate';
  return { widget: 'list', fields, summary, collapsed: 'auto', min, max, i18n };
}

function text(schema: ContentField, fieldPath: string, context: FieldContext): FieldOptions {
  const { format, minLength = 1, maxLength } = schema;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', i18n: 'duplicate' };
  const type = format === 'email' || format === 'uri' ? { type: format.replace('uri', 'url') } : {};
  return {
    widget: context.isLong(fieldPath) ? 'text' : 'string',
    ...type,
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
    i18n: isTranslated(schema) || 'duplicate',
  };
}
