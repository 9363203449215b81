import { startPostgres } from '../server/database/postgres.fixture.ts';
import { durableInserts } from './durable-inserts.ts';
import { type Load, sendEnquiries, sendResumes } from './form-load.ts';
import { type OurServer, startOurServer } from './our-server.ts';

/** Share of the machine's durable inserts a second that forms must reach on SQLite. */
const wanted = 1 / 3;
/** Megabytes of memory at most. */
const memory = { enquiries: 250, resumes: 300 };
const seconds = 5;

/** Loads the real server, on SQLite and on PostgreSQL. Returns what is over budget. */
export async function benchForms(): Promise<string[]> {
  const over: string[] = [];
  const limit = durableInserts(seconds);
  console.log(`One row and one wait for the disk at a time: ${limit} a second`);
  const sqlite = await onServer({}, sendEnquiries);
  const ratio = sqlite.rate / limit;
  console.log(`SQLite: ${line(sqlite)}, ${ratio.toFixed(2)} of the machine's limit`);
  if (ratio < wanted)
    over.push(`SQLite takes ${ratio.toFixed(2)} of the machine's limit, wanted ${wanted.toFixed(2)}`);
  if (sqlite.peak > memory.enquiries) over.push(`SQLite took ${sqlite.peak} MB, budget ${memory.enquiries}`);

  const postgres = await startPostgres({ durable: true });
  const onPostgres = await onServer({ DATABASE_URL: `${postgres.url}/postgres` }, sendEnquiries);
  await postgres.stop();
  console.log(`PostgreSQL: ${line(onPostgres)}`);
  if (onPostgres.peak > memory.enquiries)
    over.push(`PostgreSQL took ${onPostgres.peak} MB, budget ${memory.enquiries}`);

  const resumes = await onServer({}, sendResumes);
  console.log(`Résumés of 5 MB, 20 at once: ${line(resumes)}`);
  if (resumes.peak > memory.resumes) over.push(`Résumés took ${resumes.peak} MB, budget ${memory.resumes}`);
  return over;
}

function line({ accepted, rate, slowest, peak }: Load & { peak: number }): string {
  return `${accepted} stored, ${Math.round(rate)} a second, 99th percentile ${slowest} ms, at most ${peak} MB`;
}

async function onServer(env: Record<string, string>, load: (server: OurServer) => Promise<Load>) {
  const server = await startOurServer(env);
  try {
    return { ...(await load(server)), peak: server.peak() };
  } finally {
    await server.stop();
  }
}
