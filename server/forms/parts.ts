import type { Language } from '#language/languages.ts';
import type { Store } from '../database/open.ts';
import type { DeliveryKind } from '../database/tables.ts';
import type { Jobs } from '../jobs/read-jobs.ts';
import type { Log } from '../log/log.ts';
import type { Words } from '../mail/words.ts';
import type { Metrics } from '../watch/metrics.ts';
import type { NameClient } from './client.ts';
import type { Limits } from './limit.ts';
import type { Proofs } from './proof.ts';

/** What taking a message needs of the rest of the server. */
export interface TakeParts {
  store: Store;
  /** Signs tickets. */
  secret: string;
  limits: Limits;
  proofs: Proofs;
  nameClient: NameClient;
  /** Milliseconds after being served in which nobody fills a form. */
  humanTime: number;
  /** Version of the privacy notice that a visitor of the language was shown. */
  noticeVersion: Record<Language, string>;
  /** What a message sets off. */
  deliveries: DeliveryKind[];
  /** Where a virus scanner listens, if one does. */
  clamdUrl?: string | undefined;
  /** What applications may be for. */
  jobs: Jobs;
  words: Record<Language, Words>;
  log: Log;
  metrics: Metrics;
  /** Called when a message was stored. */
  stored(): void;
  /** Milliseconds since 1970. */
  now(): number;
}
