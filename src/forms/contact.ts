import { paths } from '#i18n/paths.ts';
import { countries, industries, limits, reasons } from './choices.ts';
import * as part from './field-schemas.ts';
import { defineForm } from './form-definition.ts';
import { enquiryStatuses } from './statuses.ts';

const fields = {
  country: { ...part.choice(countries), isWide: true },
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

const facts = {
  id: 'contact',
  page: paths.page('contactus'),
  retention: 'enquiriesMonths',
  statuses: enquiryStatuses,
  nextLinks: ['work', 'insights'],
} as const;

/** The contact page's form: every field required (docs/product.md, section 5). */
export const contact = defineForm({ ...facts, path: facts.page, fields });

const { country, name, jobTitle, email, companyName, mobileNumber, reasonForContact, industry, message } =
  fields;

/** The contact modal's, in the order of its own; its privacy box may stay empty (product decisions, Forms 4). */
export const contactDialog = defineForm({
  ...facts,
  path: paths.contactDialogForm,
  fields: {
    country,
    name,
    jobTitle,
    email,
    companyName,
    mobileNumber,
    reasonForContact,
    industry,
    message,
    privacyPolicy: part.optionalConsent,
  },
});
