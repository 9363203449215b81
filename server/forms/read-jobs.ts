import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { jobState, riyadhDay } from '#jobs/job-state.ts';
import { type Language, languageCodes } from '#language/languages.ts';

/** A job as far as the server needs to know it. */
export interface Job {
  /** Its last day, `2027-01-31`; none where it is open until it is filled. */
  validThrough?: string | undefined;
  title: Record<Language, string>;
}

/** The jobs by their id. */
export type Jobs = ReadonlyMap<number, Job>;

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** Reads the jobs of the content, once at the start. Throws where a file is not as its schema wants it. */
export function readJobs(folder = contentFolder): Jobs {
  const ids = globSync('*.yaml', { cwd: join(folder, 'en/jobs') }).map((file) =>
    Number(basename(file, '.yaml')),
  );
  return new Map(ids.map((id) => [id, readJob(folder, id)]));
}

/** Whether a job takes no application any more at a moment; one that is not there takes none. */
export function isJobClosed(jobs: Jobs, id: number, moment: number): boolean {
  const job = jobs.get(id);
  return job === undefined || jobState(job, riyadhDay(moment)) === 'closed';
}

// More of these files is not needed here; the build checks the whole of them.
const jobFacts = z.object({ title: z.string(), validThrough: z.iso.date().optional() });

function readJob(folder: string, id: number): Job {
  const files = languageCodes.map((language) => {
    const file = readFileSync(join(folder, language, `jobs/${id}.yaml`), 'utf8');
    return [language, jobFacts.parse(parse(file))] as const;
  });
  const title = Object.fromEntries(files.map(([language, { title }]) => [language, title]));
  return { title: title as Job['title'], validThrough: files[0]?.[1].validThrough };
}
