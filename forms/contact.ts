import { z } from 'zod/mini';
import { paths } from '#language/paths.ts';
import { countries, industries, limits, reasons } from './choices.ts';
import * as part from './field-schemas.ts';
import type { Form } from './form-definition.ts';

const fields = {
  country: part.choice(countries),
  name: part.name,
  jobTitle: part.line(limits.jobTitle),
  email: part.email,
  mobileNumber: part.mobileNumber,
  companyName: part.line(limits.companyName),
  industry: part.choice(industries),
  reasonForContact: part.choice(reasons),
  message: part.message,
  privacyPolicy: part.consent,
};

/** The contact page's form: every field required (docs/product.md, section 5). */
export const contact: Form = {
  id: 'contact',
  path: paths.page('contactus'),
  page: paths.page('contactus'),
  fields: Object.keys(fields),
  schema: part.withNumber(z.strictObject(fields)),
};

/** The contact modal's form: the same, but its privacy box may stay empty (product decisions, Forms 4). */
export const contactDialog: Form = {
  ...contact,
  path: paths.contactDialogForm,
  /** In the order of the modal. */
  fields: [
    'country',
    'name',
    'jobTitle',
    'email',
    'companyName',
    'mobileNumber',
    'reasonForContact',
    'industry',
    'message',
    'privacyPolicy',
  ],
  schema: part.withNumber(z.strictObject({ ...fields, privacyPolicy: part.optionalConsent })),
};
