import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#routing/paths.ts';
import { startPostgres } from '#server/database/postgres.fixture.ts';
import { enquiry } from '#server/routes/form-post.fixture.ts';
import { pdf } from '#server/uploads/pdf.fixture.ts';
import budgets from './budgets.json' with { type: 'json' };
import { type OurServer, runForJson, startOurServer } from './programs.ts';

interface Report {
  requests: { total: number };
  latency: { p99: number };
  duration: number;
  non2xx: number;
  errors: number;
}

type Load = keyof typeof budgets.server;
type Arguments = (server: OurServer) => Promise<string[]>;

const program = 'autocannon@9.0.0';
const connections = ['-c', '50', '-d', '8'];

export async function benchServer(): Promise<string[]> {
  const page =
    (path: string): Arguments =>
    async ({ origin }) => [...connections, origin + path];
  const postgres = await startPostgres({ durable: true });
  const over = [
    await loaded('a page from memory', page(paths.home)),
    await loaded('a page with a state', page(`${paths.page('jobs')}?location=egypt`)),
    await loaded('submissions, SQLite', enquiries),
    await loaded('submissions, PostgreSQL', enquiries, { DATABASE_URL: `${postgres.url}/postgres` }),
    await loaded('20 CVs of 5 MB at once', applications),
  ];
  await postgres.stop();
  return over.flat();
}

async function loaded(load: Load, argumentsOf: Arguments, env: Record<string, string> = {}) {
  await using server = await startOurServer(env);
  const args = ['--json', '-H', 'accept-encoding=br', ...(await argumentsOf(server))];
  const { requests, latency, duration, non2xx, errors } = await runForJson<Report>(program, args);
  if (non2xx + errors > 0) throw new Error(`${load}: ${non2xx} answers were errors, ${errors} did not come`);
  const perSecond = Math.round(requests.total / duration);
  const peakMegabytes = server.peakMegabytes();
  console.log(`| ${load} | ${perSecond} | ${latency.p99} ms | ${peakMegabytes} MB |`);
  const budget = budgets.server[load];
  const isWithin = perSecond >= budget.perSecond && peakMegabytes <= budget.peakMegabytes;
  return isWithin ? [] : [`${load}, its budget ${JSON.stringify(budget)}`];
}

/** Each enquiry differs, because the server stores repeats under one key once. */
async function enquiries({ origin, dataDir }: OurServer): Promise<string[]> {
  const page = origin + paths.page('contactus');
  // autocannon takes brackets in its arguments for options, so a file holds the body.
  const file = join(dataDir, 'enquiry');
  const { message, ...fields } = enquiry;
  writeFileSync(file, `${new URLSearchParams({ ...fields, token: await tokenOf(page), message })}[<id>]`);
  const type = ['-H', 'content-type=application/x-www-form-urlencoded'];
  return [...connections, ...posted(origin), ...type, '-I', '-i', file, page];
}

async function applications({ origin, dataDir }: OurServer): Promise<string[]> {
  const page = origin + paths.apply(1);
  const path = join(dataDir, 'cv.pdf');
  const stream = Buffer.alloc(5 * 1024 * 1024 - 1000, 'a');
  writeFileSync(path, pdf({ more: [{ dictionary: '', stream }] }));
  const { name, email, mobileNumber, privacyPolicy } = enquiry;
  const sender = { name, email, mobileNumber, privacyPolicy };
  const texts = { ...sender, countryCode: '+966', interestedField: 'Marketing', token: await tokenOf(page) };
  const fields = Object.entries(texts).map(([name, value]) => [name, { type: 'text', value }]);
  const form = { ...Object.fromEntries(fields), resume: { type: 'file', path } };
  return ['-c', '20', '-a', '20', ...posted(origin), '-F', JSON.stringify(form), page];
}

function posted(origin: string): string[] {
  return ['-m', 'POST', '-H', `origin=${origin}`, '-H', 'accept=application/json'];
}

async function tokenOf(page: string): Promise<string> {
  const [, token] = /name="token" value="([^"]+)"/.exec(await (await fetch(page)).text()) ?? [];
  if (!token) throw new Error(`${page} has no form`);
  return token;
}
