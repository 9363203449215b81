import { countryIds } from '#codes/countries.ts';
import { industries, usualStatuses } from '#codes/form-codes.ts';
import { paths } from '#routing/paths.ts';
import * as fields from './field-definitions.ts';
import { defineForm } from './form-definition.ts';

export const training = defineForm({
  id: 'training',
  page: paths.page('applytraining'),
  path: paths.page('applytraining'),
  retention: 'applicationsMonths',
  statuses: usualStatuses,
  nextLinks: ['social', 'insights'],
  fields: {
    country: fields.optional(fields.choice(countryIds)),
    industry: fields.optional(fields.choice(industries)),
    name: fields.optional(fields.name),
    email: fields.optional(fields.email),
    mobileNumber: fields.mobileNumber,
    message: fields.message,
    privacyPolicy: fields.optionalConsent,
  },
});
