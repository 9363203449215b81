import type { SubmissionDetails } from './submission-details.ts';

type ShownSubmission = Omit<SubmissionDetails, 'state' | 'status'> & { state: string; status: string | null };

export function summaryJson(submission: ShownSubmission) {
  const { reference, created_at, form, language, country, fields, state, status, deliveries } = submission;
  return {
    ...jsonRow({ reference, created_at, form, language, country, name: fields.name ?? null, state, status }),
    deliveries: deliveries.map(({ kind, state }) => ({ kind, state })),
  };
}

/** Returns all that is stored, without the keys and hashes that only the server uses. */
export function detailsJson(submission: ShownSubmission) {
  const { id, idempotency_key, content_hash, email, consents, deliveries, file, ...shown } = submission;
  return {
    ...jsonRow(shown),
    consents: consents.map(({ submission_id, given, ...consent }) => ({
      ...jsonRow(consent),
      given: given === 1,
    })),
    deliveries: deliveries.map(({ id, kind, state, attempts, send_at, sent_at, last_error }) =>
      jsonRow({ id, kind, state, attempts, send_at, sent_at, last_error }),
    ),
    file: file
      ? { name: file.name, type: file.type, size: file.size, sha256: file.sha256, warnings: file.warnings }
      : null,
  };
}

function jsonRow(row: object) {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      /(?:^|_)at$/.test(column) && value !== null ? new Date(value).toISOString() : value,
    ]),
  );
}
