import type { Store } from '#server/database/open-database.ts';
import type { ProgramIo } from '../run-program.ts';
import type { SubmissionFilter } from './staff-submissions.ts';

export interface CommandContext {
  store: Store;
  options: SubmissionFilter & { json?: true; format?: 'csv' | 'xlsx'; out?: string; all?: true; yes?: true };
  reference: string | undefined;
  io: ProgramIo;
}
