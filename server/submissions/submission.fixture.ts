import { randomUUID } from 'node:crypto';
import { contact } from '#forms/contact.ts';
import { filledForm } from '#forms/filled-form.fixture.ts';
import type { MailedSubmission } from './submission-details.ts';
import type { NewSubmission } from './submission-rows.ts';

export const retention = { contactMonths: 24, applicationsMonths: 12, quarantineDays: 30 };

/** The values of the contact page as they are stored. */
export const typed = filledForm(contact, {
  country: 'ksa',
  name: 'منى القحطاني',
  jobTitle: 'CFO',
  email: 'Mona@Company.Example',
  mobileNumber: '+966501234567',
  companyName: 'شركة النخيل',
  industry: 'banking',
  reasonForContact: 'support-request',
  message: 'السلام عليكم،\nنحتاج إلى مراجعة.',
});

/** Returns a complete submission of the contact page without suspicions, with a test's changes. */
export function submission(changes: Partial<NewSubmission> = {}): NewSubmission {
  return {
    form: 'contact',
    language: 'ar',
    values: typed,
    idempotencyKey: randomUUID(),
    suspicions: [],
    consent: { given: true, noticeVersion: '2026-11-01 3f9a' },
    deliveryKinds: ['staff-mail', 'confirmation-mail'],
    ...changes,
  };
}

/** Returns a submission with another address each time. */
export function submissionOfAnother(changes: Partial<NewSubmission> = {}): NewSubmission {
  return submission({ values: { ...typed, email: `${randomUUID()}@company.example` }, ...changes });
}

export function storedSubmission(changes: Partial<MailedSubmission> = {}): MailedSubmission {
  return {
    id: '1',
    reference: 'K7MF-3XQ2',
    form: 'contact',
    language: 'en',
    country: 'ksa',
    // A Thursday.
    created_at: Date.parse('2026-11-05T10:05:00+03:00'),
    fields: typed,
    consents: [{ given: 1 }],
    ...changes,
  };
}
