import { paths } from '#i18n/paths.ts';
import { countries, industries } from './choices.ts';
import * as part from './field-schemas.ts';
import { defineForm } from './form-definition.ts';
import { enquiryStatuses } from './statuses.ts';

export const training = defineForm({
  id: 'training',
  page: paths.page('applytraining'),
  path: paths.page('applytraining'),
  retention: 'applicationsMonths',
  statuses: enquiryStatuses,
  nextLinks: ['social', 'insights'],
  fields: {
    country: part.optional(part.choice(countries)),
    industry: part.optional(part.choice(industries)),
    name: part.optional(part.name),
    email: part.optional(part.email),
    mobileNumber: part.mobileNumber,
    message: part.message,
    privacyPolicy: part.optionalConsent,
  },
});
