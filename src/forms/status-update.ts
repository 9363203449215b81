import { z } from 'zod/mini';
import { limits } from './choices.ts';
import * as fields from './field-schemas.ts';
import { check, type FormValues } from './form-definition.ts';
import type { AnyFormDefinition } from './forms.ts';

/** Checks a colleague's update of a submission: its status, their name and, optionally, a note. */
export function checkStatusUpdate({ statuses }: AnyFormDefinition, values: FormValues) {
  const rules = {
    status: fields.choice(statuses).schema,
    name: fields.line(limits.name).schema,
    note: fields.optional(fields.line(limits.statusNote)).schema,
  };
  return check({ fields: Object.keys(rules), schema: z.object(rules) }, values);
}

export function checkReply(values: { reply: string }) {
  const schema = z.object({ reply: fields.message.schema });
  return check({ fields: ['reply'], schema }, values);
}
