import { z } from 'zod/mini';
import { paths } from '#language/paths.ts';
import { dialCodes, limits } from './choices.ts';
import * as part from './field-schemas.ts';
import type { Form } from './form-definition.ts';

const fields = {
  name: part.name,
  email: part.email,
  countryCode: part.choice(Object.values(dialCodes)),
  mobileNumber: part.mobileNumber,
  interestedField: part.line(limits.interestedField),
  message: part.optional(part.message),
  privacyPolicy: part.consent,
};

const schema = part.withNumber(z.strictObject(fields));

/** The application to a job (docs/product.md, section 5); the résumé is a file. */
export const applicationTo = (job: number): Form => ({
  id: 'application',
  path: paths.apply(job),
  page: paths.apply(job),
  job,
  file: 'resume',
  fields: ['resume', ...Object.keys(fields)],
  schema,
});
