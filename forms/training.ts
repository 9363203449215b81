import { z } from 'zod/mini';
import { paths } from '#language/paths.ts';
import { countries, industries } from './choices.ts';
import * as part from './field-schemas.ts';
import type { Form } from './form-definition.ts';

const fields = {
  country: part.optional(part.choice(countries)),
  industry: part.optional(part.choice(industries)),
  name: part.optional(part.name),
  email: part.optional(part.email),
  mobileNumber: part.mobileNumber,
  message: part.message,
  privacyPolicy: part.optionalConsent,
};

const schema = part.withNumber(z.strictObject(fields));

export const training: Form = {
  id: 'training',
  path: paths.page('applytraining'),
  page: paths.page('applytraining'),
  fields: Object.keys(fields),
  schema,
};
