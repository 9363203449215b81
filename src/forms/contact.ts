import { countryIds } from '#codes/countries.ts';
import { industries, reasons, usualStatuses } from '#codes/form-codes.ts';
import { paths } from '#routing/paths.ts';
import { limits } from './field-constants.ts';
import * as fields from './field-definitions.ts';
import { defineForm } from './form-definition.ts';

const contactFields = {
  country: { ...fields.choice(countryIds), isWide: true },
  name: fields.name,
  jobTitle: fields.line(limits.jobTitle),
  email: fields.email,
  mobileNumber: fields.mobileNumber,
  companyName: fields.line(limits.companyName),
  industry: fields.choice(industries),
  reasonForContact: fields.choice(reasons),
  message: fields.message,
  privacyPolicy: fields.consent,
};

const facts = {
  id: 'contact',
  page: paths.page('contactus'),
  retention: 'contactMonths',
  statuses: usualStatuses,
  nextLinks: ['work', 'insights'],
} as const;

/** The contact page's form: every field required (docs/product.md, section 5). */
export const contact = defineForm({ ...facts, path: facts.page, fields: contactFields });

const { country, name, jobTitle, email, companyName, mobileNumber, reasonForContact, industry, message } =
  contactFields;

/** The contact dialog's fields have another order, and its privacy box may stay empty (docs/product.md, section 5). */
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
    privacyPolicy: fields.optionalConsent,
  },
});
