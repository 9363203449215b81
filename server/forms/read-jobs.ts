import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { jobState, riyadhDay } from '#forms/job-state.ts';

/** By id; without `validThrough`, the last day, a job is open until it is filled. */
export type Jobs = ReadonlyMap<number, { validThrough?: string | undefined }>;

const folder = fileURLToPath(new URL('../../content/en/jobs', import.meta.url));
const jobFacts = z.object({ validThrough: z.iso.date().optional() });

export function readJobs(): Jobs {
  const files = globSync('*.yaml', { cwd: folder });
  return new Map(
    files.map((file) => [
      Number(basename(file, '.yaml')),
      jobFacts.parse(parse(readFileSync(join(folder, file), 'utf8'))),
    ]),
  );
}

/** One that is not there takes no application. */
export function isJobClosed(jobs: Jobs, id: number, now: number): boolean {
  const job = jobs.get(id);
  return job === undefined || jobState(job, riyadhDay(now)) === 'closed';
}
