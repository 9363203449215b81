import { applicationStatuses } from '#codes/form-codes.ts';
import { paths } from '#routing/paths.ts';
import { dialCodes, limits } from './field-constants.ts';
import * as fields from './field-definitions.ts';
import { defineForm } from './form-definition.ts';

/** The application to a job, or to any (docs/product.md, section 5). */
export const applicationTo = (job: number | ':id') =>
  defineForm({
    id: 'application',
    page: paths.apply(job),
    path: paths.apply(job),
    job: job === ':id' ? undefined : job,
    retention: 'applicationsMonths',
    statuses: applicationStatuses,
    nextLinks: ['jobs', 'whoweare'],
    fields: {
      resume: fields.file(['pdf', 'doc', 'docx']),
      name: fields.name,
      email: fields.email,
      countryCode: fields.choice(Object.values(dialCodes)),
      mobileNumber: fields.mobileNumber,
      interestedField: fields.line(limits.interestedField),
      message: fields.optional(fields.message),
      privacyPolicy: fields.consent,
    },
  });
