import { getFormMessages } from '#content/readers.ts';
import { contact } from '#forms/contact.ts';
import { filledForm } from '#forms/filled-form.fixture.ts';
import { paths } from '#routing/paths.ts';
import type { Store } from '#server/database/open-database.ts';
import { issueFormToken } from '#server/submissions/signed-tokens.ts';
import type { FixtureSite } from '#tests/support/server/fixture-site.ts';

export type FormSite = Pick<FixtureSite, 'port' | 'store' | 'ask'>;

export const formMessages = getFormMessages;

export const enquiry = filledForm(contact, {
  country: 'ksa',
  name: 'سارة العتيبي',
  jobTitle: 'Director',
  email: 'sara@company.example',
  mobileNumber: '٠٥٠ ١٢٣ ٤٥٦٧',
  companyName: 'Company',
  industry: 'retail',
  reasonForContact: 'general-inquiry',
  message: 'نريد أن نسأل عن الحوكمة.\r\nSecond line 👋',
  privacyPolicy: 'on',
});

export function aToken(): string {
  return issueFormToken('secret', Date.now() - 60_000);
}

export function headersFor({ port }: { port: number }) {
  return {
    'content-type': 'application/x-www-form-urlencoded',
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
  };
}

export function send(to: FormSite, fields: Record<string, string>, path = contact.path, headers = {}) {
  const body = new URLSearchParams({ token: aToken(), ...fields }).toString();
  const all = Object.entries({ ...headersFor(to), ...headers }).filter(([, value]) => value !== undefined);
  return to.ask(path, Object.fromEntries(all), 'POST', body);
}

interface Parts {
  files?: { name: string; bytes: Buffer }[];
  headers?: Record<string, string>;
}

/** Sends an application; resolves to the status. */
export async function sendParts(
  { port }: { port: number },
  fields: Record<string, string>,
  { files = [], headers = {} }: Parts = {},
  path = paths.apply(1),
): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const { name, bytes } of files)
    body.append('resume', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
  const origin = `http://127.0.0.1:${port}`;
  const all = { origin, accept: 'text/html', ...headers };
  const answer = await fetch(origin + path, { method: 'POST', redirect: 'manual', headers: all, body });
  await answer.body?.cancel();
  return answer.status;
}

export async function stored({ store }: { store: Store }) {
  const rows = await store.database.selectFrom('submissions').selectAll().execute();
  return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) }));
}
