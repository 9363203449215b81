import { z } from 'zod/mini';
import { limits } from './choices.ts';
import * as part from './field-schemas.ts';
import { check, type FormValues } from './form-definition.ts';
import type { Form } from './forms.ts';

/** What a colleague says of a message: its status, their name and, where they like, a note. */
export function checkStatusUpdate({ statuses }: Form, values: FormValues) {
  const fields = {
    status: part.choice(statuses).schema,
    name: part.line(limits.name).schema,
    note: part.optional(part.line(limits.statusNote)).schema,
  };
  return check({ fields: Object.keys(fields), schema: z.strictObject(fields) }, values);
}

/** An answer to an applicant. */
export function checkReply(values: { reply: string }) {
  const schema = z.strictObject({ reply: part.message.schema });
  return check({ fields: ['reply'], schema }, values);
}
