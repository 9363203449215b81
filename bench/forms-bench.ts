import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.ts';
import { root } from '../scripts/run.ts';
import { startPostgres } from '../server/database/postgres.fixture.ts';
import { durableInserts } from './durable-inserts.ts';
import { type Load, sendEnquiries, sendResumes } from './form-load.ts';

/** Of the machine's durable inserts a second, what the forms must reach on SQLite. */
const wanted = 1 / 3;
/** Megabytes that the server may take while enquiries come in, and while résumés do. */
const memory = { enquiries: 250, resumes: 300 };
const seconds = 5;

/** Sends messages to the real server, on SQLite and on PostgreSQL. Returns what is over budget. */
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

async function onServer(
  env: Record<string, string>,
  load: (origin: string, dataDir: string) => Promise<Load>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-forms-'));
  const port = await freePort();
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    FORM_LIMIT: '0',
    FORM_LIMIT_WITHOUT_PROOF: '0',
    FORM_SECONDS: '0',
  };
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data');
    const result = await load(`http://127.0.0.1:${port}`, dataDir);
    return { ...result, peak: peakOf(server) };
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The most memory that a process has held, in megabytes; Linux keeps count. */
function peakOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
