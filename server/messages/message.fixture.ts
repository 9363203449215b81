import { randomUUID } from 'node:crypto';
import type { NewSubmission } from './submission-rows.ts';

/** A message from the contact page, complete and above suspicion, but for what a test changes. */
export function message(changes: Partial<NewSubmission> = {}): NewSubmission {
  return {
    form: 'contact',
    language: 'ar',
    values: {
      country: 'ksa',
      name: 'منى القحطاني',
      jobTitle: 'CFO',
      email: 'Mona@Company.Example',
      mobileNumber: '+966501234567',
      companyName: 'شركة النخيل',
      industry: 'banking',
      reasonForContact: 'support-request',
      message: 'السلام عليكم،\nنحتاج إلى مراجعة.',
    },
    idempotencyKey: randomUUID(),
    suspicions: [],
    consent: { given: true, noticeVersion: '2026-11-01 3f9a' },
    deliveries: ['staff-mail', 'confirmation-mail'],
    ...changes,
  };
}

/** The same from somebody else each time. */
export function messageOfAnother(changes: Partial<NewSubmission> = {}): NewSubmission {
  return message({ values: { ...message().values, email: `${randomUUID()}@company.example` }, ...changes });
}
