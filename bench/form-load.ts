import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { paths } from '#i18n/paths.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { OurServer } from './our-server.ts';

export interface Load {
  accepted: number;
  rate: number;
  /** 99th percentile of the response times, in milliseconds. */
  slowest: number;
}

const connections = 50;
const durationMs = 8000;

/** 50 connections send different enquiries one after the other. */
export async function sendEnquiries({ origin }: OurServer): Promise<Load> {
  const token = await tokenOf(origin + paths.page('contactus'));
  const end = performance.now() + durationMs;
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      let count = connection;
      while (performance.now() < end) {
        count += connections;
        const body = enquiry(token, count);
        times.push(
          await post(
            origin + paths.page('contactus'),
            agent,
            'application/x-www-form-urlencoded',
            Buffer.from(body),
          ),
        );
      }
    }),
  );
  return loadOf(times, durationMs);
}

/** Twenty applications at once, each with a PDF of 5 MB; each is read back and compared. */
export async function sendResumes({ origin, dataDir }: OurServer): Promise<Load> {
  const token = await tokenOf(origin + paths.apply(1));
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const resumes = Array.from({ length: 20 }, (_, at) => resume(at));
  const applications = await Promise.all(resumes.map((bytes, at) => application(token, bytes, at)));
  const start = performance.now();
  const times = await Promise.all(
    applications.map(({ type, body }) => post(origin + paths.apply(1), agent, type, body)),
  );
  const took = performance.now() - start;
  const store = await openDatabase({ dataDir });
  const stored = await store.database.selectFrom('files').select('bytes').execute();
  await store.close();
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const missing = new Set(resumes.map(hash)).difference(new Set(stored.map(({ bytes }) => hash(bytes))));
  if (missing.size > 0) throw new Error(`${missing.size} of 20 CVs were not stored as they were sent`);
  return loadOf(times, took);
}

function loadOf(times: number[], took: number): Load {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    accepted: times.length,
    rate: (times.length / took) * 1000,
    slowest: Math.round(sorted[Math.floor(times.length * 0.99)] ?? 0),
  };
}

function enquiry(token: string, count: number): string {
  return new URLSearchParams({
    token,
    country: 'ksa',
    name: 'سارة العتيبي',
    jobTitle: 'Director',
    email: `visitor${count}@company.example`,
    mobileNumber: '0501234567',
    companyName: 'Company',
    industry: 'retail',
    reasonForContact: 'general-inquiry',
    message: `${count}: ${'A question about governance. '.repeat(10)}`,
    privacyPolicy: 'on',
  }).toString();
}

async function application(token: string, bytes: Buffer<ArrayBuffer>, at: number) {
  const form = new FormData();
  form.set('token', token);
  form.set('name', `Visitor ${at}`);
  form.set('email', `visitor${at}@company.example`);
  form.set('countryCode', '+966');
  form.set('mobileNumber', '0501234567');
  form.set('interestedField', 'Marketing');
  form.set('privacyPolicy', 'on');
  form.set('resume', new File([bytes], 'cv.pdf', { type: 'application/pdf' }));
  const packed = new Response(form);
  const type = packed.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await packed.arrayBuffer()) };
}

/** A PDF of nearly 5 MB, unlike any other. */
function resume(at: number): Buffer<ArrayBuffer> {
  const picture = Buffer.alloc(5 * 1024 * 1024 - 1000, String.fromCharCode(97 + at));
  const head = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Length ${picture.length} >>\nstream\n`;
  const tail =
    '\nendstream\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 3 >>\nstartxref\n0\n%%EOF\n';
  return Buffer.concat([Buffer.from(head), picture, Buffer.from(tail)]);
}

/** The form token of a page. */
async function tokenOf(page: string): Promise<string> {
  const [, token] = /name="token" value="([^"]+)"/.exec(await (await fetch(page)).text()) ?? [];
  if (!token) throw new Error(`${page} has no form`);
  return token;
}

/** Milliseconds until the response; only a stored message counts. */
function post(url: string, agent: Agent, type: string, body: Buffer): Promise<number> {
  const start = performance.now();
  const headers = {
    'content-type': type,
    'content-length': body.length,
    origin: new URL(url).origin,
    accept: 'application/json',
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`A message was answered ${answer.statusCode}`));
      });
    });
    sent.once('error', reject).end(body);
  });
}
