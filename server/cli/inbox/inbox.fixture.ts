import type { Store } from '#server/database/open-database.ts';
import type { TestDatabase } from '#server/database/store.fixture.ts';
import { submission as submissionWith, typed } from '#server/submissions/submission.fixture.ts';
import type { NewSubmission } from '#server/submissions/submission-rows.ts';
import { submit } from '#server/submissions/submit.ts';
import { runHere } from '../run-program.fixture.ts';
import { inboxProgram } from './inbox-main.ts';

/** The references of the stored submissions. */
export type References = Record<'english' | 'arabic' | 'quarantined' | 'training' | 'application', string>;

/** Stores a few submissions of all forms, in both languages. */
export async function fillInbox(store: Store): Promise<References> {
  return {
    english: await send(
      { values: { ...typed, name: 'Jane Doe', email: 'Jane@Company.Example' } },
      '2026-10-31',
    ),
    arabic: await send({ language: 'ar', values: { ...typed, ...arabic } }, '2026-11-01'),
    quarantined: await send(
      { values: { ...typed, name: hostileName }, suspicions: ['honeypot', 'too-fast'] },
      '2026-11-02',
    ),
    training: await send({ form: 'training', values: training, consent: unticked }, '2026-11-03'),
    application: await send({ form: 'application', language: 'ar', values: application, file }, '2026-11-04'),
  };

  /** Stores a submission sent at half past midnight in Riyadh, which is the day before in UTC. */
  async function send(changes: Partial<NewSubmission>, day: string): Promise<string> {
    const deliveryKinds: NewSubmission['deliveryKinds'] = ['staff-mail', 'confirmation-mail', 'webhook'];
    const submission = submissionWith({ language: 'en', deliveryKinds, ...changes });
    return (await submit(store, submission, Date.parse(`${day}T00:30:00+03:00`))).reference;
  }
}

/** Sets a status as a colleague does on the status page. */
export async function answer(store: Store, reference: string) {
  const at = Date.parse('2026-11-02T09:00:00+03:00');
  await store.database
    .updateTable('submissions')
    .set({ status: 'answered', status_by: '=سارة', status_note: 'By phone', status_at: at, answered_at: at })
    .where('reference', '=', reference)
    .execute();
}

export const run = (location: TestDatabase, args: string[], env?: Record<string, string>) =>
  runHere(inboxProgram, args, location, env);

/** A text that would clear a terminal, ring, begin a line and reverse the text. */
export const hostileName = '\x1b[2JSpam\u009b31m\u0007\r\nName\u202e';
export const hostileMessage =
  'مرحباً، نريد عرضاً.\n=HYPERLINK("https://evil.example")\n＝1+1\n@A1;-1\n"Quoted", and; more - 🙂';
export const resumeBytes = new Uint8Array(Array.from({ length: 3_000 }, (_, at) => (at * 7) % 256));

const arabic = {
  country: 'egypt',
  name: 'سارة المصريّة',
  email: 'sara@company.example',
  mobileNumber: '+201001234567',
  companyName: '=1+1',
  message: hostileMessage,
};
const training = { mobileNumber: '+966509999999', message: 'Which courses do you offer?' };
const application = {
  name: 'ليلى',
  email: 'JANE@company.example',
  countryCode: '+966',
  mobileNumber: '+966508888888',
  interestedField: 'marketing',
  privacyPolicy: 'on',
  job: '1',
};
const file = {
  name: 'سيرة ذاتية.pdf',
  type: 'application/pdf',
  bytes: resumeBytes,
  warnings: ['active-content'],
};
const unticked = { given: false, noticeVersion: '2026-11-01 3f9a' };
