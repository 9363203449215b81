import type { SubmissionDetails } from './submission-details.ts';

type ShownSubmission = Omit<SubmissionDetails, 'state'> & { state: string };

/** Short, for lists. Times are ISO 8601 in UTC. */
export function summaryJson(submission: ShownSubmission) {
  const { reference, createdAt, form, language, country, fields, state, status, deliveries } =
    detailsJson(submission);
  return {
    reference,
    createdAt,
    form,
    language,
    country,
    name: fields.name ?? null,
    state,
    status,
    deliveries: deliveries.map(({ kind, state }) => ({ kind, state })),
  };
}

export function detailsJson(submission: ShownSubmission) {
  const { reference, created_at, form, language, state, suspicions, country, fields, consents, file } =
    submission;
  return {
    reference,
    createdAt: moment(created_at),
    form,
    language,
    state,
    suspicions,
    status: submission.status,
    statusBy: submission.status_by,
    statusAt: moment(submission.status_at),
    statusNote: submission.status_note,
    answeredAt: moment(submission.answered_at),
    reply: submission.reply,
    country,
    correctedAt: moment(submission.corrected_at),
    withdrawnAt: moment(submission.withdrawn_at),
    fields,
    consents: consents.map((row) => ({
      purpose: row.purpose,
      given: row.given === 1,
      at: moment(row.at),
      noticeVersion: row.notice_version,
      noticeLanguage: row.notice_language,
    })),
    deliveries: submission.deliveries.map((row) => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      tries: row.attempts,
      dueAt: moment(row.due_at),
      sentAt: moment(row.sent_at),
      lastError: row.last_error,
    })),
    file: file
      ? { name: file.name, type: file.type, size: file.size, sha256: file.sha256, warnings: file.warnings }
      : null,
  };
}

function moment(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
