import type { Language } from '#language/languages.ts';
import type { Store } from '../database/open-database.ts';
import type { DeliveryKind } from '../database/tables.ts';
import type { Messages } from '../mail/messages.ts';
import type { Log } from '../monitoring/log.ts';
import type { Proofs } from './proof-of-work.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Jobs } from './read-jobs.ts';

export interface SubmissionDeps {
  store: Store;
  /** Signs form tokens. */
  secret: string;
  rateLimiter: RateLimiter;
  proofs: Proofs;
  /** Nobody fills a form faster than this. */
  minFillMs: number;
  /** Version of the privacy notice shown in each language. */
  noticeVersion: Record<Language, string>;
  /** Created for each message. */
  deliveries: DeliveryKind[];
  /** Of a ClamAV daemon, if there is one. */
  clamdUrl?: string | undefined;
  jobs: Jobs;
  messages: Record<Language, Messages>;
  log: Log;
  onStored(): void;
  now(): number;
}
