import type { Language } from '#language/languages.ts';
import type { Jobs, Messages } from '../content.ts';
import type { Store } from '../database/open-database.ts';
import type { DeliveryKind } from '../database/tables.ts';
import type { Log } from '../monitoring/log.ts';
import type { Proofs } from './proof-of-work.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Retention } from './retention.ts';

export interface SubmissionDeps {
  store: Store;
  secret: string;
  rateLimiter: RateLimiter;
  proofs: Proofs;
  /** Nobody fills a form faster than this. */
  minFillMs: number;
  noticeVersion: Record<Language, string>;
  deliveries: DeliveryKind[];
  /** Of a ClamAV daemon, if there is one. */
  clamdUrl?: string | undefined;
  jobs: Jobs;
  messages: Record<Language, Messages>;
  retention: Retention;
  log: Log;
  onStored(): void;
  now(): number;
}
