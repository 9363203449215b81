import type { ApplicationField } from '../../forms/application.ts';
import type { ContactField } from '../../forms/contact.ts';
import type { DataCategory } from '../../forms/records-words.ts';
import type { TrainingField } from '../../forms/training.ts';

/** Any field of any form. */
export type FieldName = ContactField | TrainingField | ApplicationField;

/** Which sort of personal data each field asks for. A new field is not described until it has its line here. */
export const categoryOf: Record<FieldName, DataCategory> = {
  country: 'place',
  name: 'identity',
  jobTitle: 'work',
  email: 'contact',
  countryCode: 'contact',
  mobileNumber: 'contact',
  companyName: 'work',
  industry: 'work',
  reasonForContact: 'request',
  interestedField: 'career',
  message: 'request',
  resume: 'career',
  privacyPolicy: 'consent',
};
