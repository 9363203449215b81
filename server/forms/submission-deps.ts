import type { Language } from '#language/languages.ts';
import type { Store } from '../database/open-database.ts';
import type { DeliveryKind } from '../database/tables.ts';
import type { Messages } from '../mail/messages.ts';
import type { Log } from '../monitoring/log.ts';
import type { Proofs } from './proof-of-work.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Jobs } from './read-jobs.ts';

/** What taking a message needs of the rest of the server. */
export interface SubmissionDeps {
  store: Store;
  /** Signs tickets. */
  secret: string;
  rateLimiter: RateLimiter;
  proofs: Proofs;
  /** Milliseconds after being served in which nobody fills a form. */
  minFillMs: number;
  /** Version of the privacy notice that a visitor of the language was shown. */
  noticeVersion: Record<Language, string>;
  /** What a message sets off. */
  deliveries: DeliveryKind[];
  /** Where a virus scanner listens, if one does. */
  clamdUrl?: string | undefined;
  /** What applications may be for. */
  jobs: Jobs;
  messages: Record<Language, Messages>;
  log: Log;
  /** Called when a message was stored. */
  onStored(): void;
  /** Milliseconds since 1970. */
  now(): number;
}
