import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Store } from '#server/database/open-database.ts';
import type { TestDatabase } from '#server/database/store.fixture.ts';
import type { NewSubmission } from '#server/messages/submission-rows.ts';
import { submit } from '#server/messages/submit.ts';
import { type Answer, runEntry } from '../run-program.fixture.ts';
import { exitCodeAfter, parseArguments } from '../run-program.ts';
import { inboxProgram, type ParsedCommand, runCommand } from './inbox-main.ts';

/** A handful of submissions of all forms, in both languages. */
export async function fill(store: Store) {
  return {
    english: await send(
      { values: { ...contact, name: 'Jane Doe', email: 'Jane@Company.Example' } },
      '2026-10-31',
    ),
    arabic: await send({ language: 'ar', values: { ...contact, ...arabic } }, '2026-11-01'),
    quarantined: await send(
      { values: { ...contact, name: 'Spam' }, suspicions: ['honeypot', 'too-fast'] },
      '2026-11-02',
    ),
    training: await send({ form: 'training', values: training, consent: unticked }, '2026-11-03'),
    application: await send({ form: 'application', language: 'ar', values: application, file }, '2026-11-04'),
  };

  /** Sent at half past midnight of a Riyadh day, which is the day before in UTC. */
  async function send(changes: Partial<NewSubmission>, day: string): Promise<string> {
    const submission: NewSubmission = { ...usual, idempotencyKey: crypto.randomUUID(), ...changes };
    return (await submit(store, submission, Date.parse(`${day}T00:30:00+03:00`))).reference;
  }
}

/** As a colleague says it on the status page. */
export async function answer(store: Store, reference: string) {
  await store.database
    .updateTable('submissions')
    .set({ status: 'answered', status_by: '=سارة', status_note: 'By phone' })
    .set({
      status_at: Date.parse('2026-11-02T09:00:00+03:00'),
      answered_at: Date.parse('2026-11-02T09:00:00+03:00'),
    })
    .where('reference', '=', reference)
    .execute();
}

const entry = fileURLToPath(new URL('./inbox-main.ts', import.meta.url));

/** Milliseconds for a test: a process takes half a second, and ten where the machine is busy. */
export const timeoutMs = 240_000;

/** Runs a command in this process, for a user who stands in the database's data folder. */
export async function run(
  { databaseUrl = '', dataDir }: TestDatabase,
  args: string[],
  more: Record<string, string> = {},
): Promise<Answer> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, INIT_CWD: dataDir, ...more };
  const io = { env, stdin: new PassThrough(), stdout, stderr };
  const program = inboxProgram((command) => runCommand(command, io));
  const code = await exitCodeAfter(program, args, io);
  const [out, err] = [stdout, stderr].map((stream) => String(stream.read() ?? ''));
  return { code, out: out ?? '', err: err ?? '' };
}

/** What arguments ask for; undefined where they ask for help. */
export async function read(args: string[]): Promise<ParsedCommand | undefined> {
  let asked: ParsedCommand | undefined;
  await parseArguments(
    inboxProgram(async (found) => {
      asked = found;
    }),
    args,
  );
  return asked;
}

/** Runs the real command as a process of its own, in a folder. */
export function runProcess(
  location: TestDatabase,
  args: string[],
  folder = location.dataDir,
  env = {},
): Promise<Answer> {
  return runEntry(entry, args, { location, folder, env });
}

export const message = 'مرحباً، نريد عرضاً.\n=HYPERLINK("https://evil.example")\n"Quoted", and; more 🙂';
export const resumeBytes = new Uint8Array(Array.from({ length: 3_000 }, (_, at) => (at * 7) % 256));

const contact = {
  country: 'ksa',
  name: 'Omar',
  jobTitle: 'Director',
  email: 'omar@company.example',
  mobileNumber: '+966501234567',
  companyName: 'Company',
  industry: 'banking',
  reasonForContact: 'support-request',
  message: 'We would like an offer.',
  privacyPolicy: 'on',
};
const arabic = {
  country: 'egypt',
  name: 'سارة المصريّة',
  email: 'sara@company.example',
  mobileNumber: '+201001234567',
  companyName: '=1+1',
  message,
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
const ticked = { given: true, noticeVersion: '2026-11-01 3f9a' };
const unticked = { ...ticked, given: false };

const usual: Omit<NewSubmission, 'idempotencyKey'> = {
  form: 'contact',
  language: 'en',
  values: contact,
  suspicions: [],
  consent: ticked,
  deliveries: ['staff-mail', 'confirmation-mail', 'webhook'],
};
