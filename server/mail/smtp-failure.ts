import type { FailureReason } from '../outbox/failure-reasons.ts';
import type { FailedAttempt } from '../outbox/mark-delivery.ts';

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

/** @param lasting whether a refusal is final: an office's address gets fixed, a visitor's does not */
export function smtpFailure(error: unknown, lasting: boolean): FailedAttempt {
  const { message, code = '', responseCode = 0, command = '' } = error as SmtpError;
  const reason = reasonOf(code, responseCode, command);
  // 503 is about the order of commands, not about the mail.
  const isNo = (reason === 'refused' && responseCode !== 503) || reason === 'rejected-address';
  return { reason, detail: message, permanent: lasting && isNo };
}

function reasonOf(code: string, answer: number, command: string): FailureReason {
  if (code === 'EAUTH') return 'login';
  if (answer >= 500) return command.startsWith('RCPT') ? 'rejected-address' : 'refused';
  if (answer >= 400) return 'greylisted';
  // Rejected before the mail server was asked.
  if (code === 'EENVELOPE') return 'rejected-address';
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout';
  return /^E[A-Z]+$/.test(code) ? 'unreachable' : 'unmade';
}
