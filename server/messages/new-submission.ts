import type { FormId } from '#forms/forms.ts';
import type { Language } from '#i18n/languages.ts';
import type { DeliveryKind } from '../database/tables.ts';

/** It is quarantined for staff, never dropped. */
export type Suspicion = 'honeypot' | 'too-fast' | 'bad-proof' | 'replayed-proof';

export interface NewSubmission {
  form: FormId;
  language: Language;
  values: Record<string, unknown>;
  /** From the form token: the same values under the same key are the same message. */
  idempotencyKey: string;
  suspicions: Suspicion[];
  consent: { given: boolean; noticeVersion: string };
  deliveries: DeliveryKind[];
  file?: { name: string; type: string; bytes: Uint8Array; warnings: string[] } | undefined;
}
