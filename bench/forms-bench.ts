import { startPostgres } from '#server/database/postgres.fixture.ts';
import { durableInserts } from './durable-inserts.ts';
import { type Load, sendEnquiries, sendResumes } from './form-load.ts';
import { type OurServer, startOurServer } from './our-server.ts';

/** Messages a second on SQLite: many times what a firm is sent, with a wait for the disk at each. */
const wantedRate = 200;
/** Megabytes of memory at most. */
const memory = { enquiries: 250, resumes: 300 };
const seconds = 5;

/** Loads the real server, on SQLite and on PostgreSQL. Returns what is over budget. */
export async function benchForms(): Promise<string[]> {
  const over: string[] = [];
  const limit = durableInserts(seconds);
  console.log(`One row and one wait for the disk at a time: ${limit} a second`);
  const sqlite = await onServer({}, sendEnquiries);
  console.log(`SQLite: ${line(sqlite)}`);
  if (sqlite.rate < wantedRate)
    over.push(`SQLite takes ${Math.round(sqlite.rate)} messages a second, wanted ${wantedRate}`);
  if (sqlite.peak > memory.enquiries) over.push(`SQLite took ${sqlite.peak} MB, budget ${memory.enquiries}`);

  const postgres = await startPostgres({ durable: true });
  const onPostgres = await onServer({ DATABASE_URL: `${postgres.url}/postgres` }, sendEnquiries);
  await postgres.stop();
  console.log(`PostgreSQL: ${line(onPostgres)}`);
  if (onPostgres.peak > memory.enquiries)
    over.push(`PostgreSQL took ${onPostgres.peak} MB, budget ${memory.enquiries}`);

  const resumes = await onServer({}, sendResumes);
  console.log(`CVs of 5 MB, 20 at once: ${line(resumes)}`);
  if (resumes.peak > memory.resumes) over.push(`CVs took ${resumes.peak} MB, budget ${memory.resumes}`);
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
