import { setTimeout as pause } from 'node:timers/promises';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { parseHTML } from 'linkedom';
import { markFor, markHeader } from './mark.ts';

export interface Beat {
  /** Where this very process listens: `http://127.0.0.1:4321`. */
  origin: string;
  /** Signs the mark. */
  secret: string;
  /** Milliseconds that a person needs for the form at least. */
  humanTime: number;
  /** An address of the firm's own, as the enquirer's. */
  email: string;
}

/** Milliseconds for one answer. */
const longestAnswer = 20_000;

/**
 * Sends one enquiry as a visitor would: opens the page, solves the proof of work, takes the time that people take, and
 * posts the form, which is checked, limited and stored like any other. Only its mark tells what it is.
 * Answers what went wrong, as a code, or undefined: also where it was stopped.
 */
export async function sendBeat(
  { origin, secret, humanTime, email }: Beat,
  stopped: AbortSignal,
): Promise<string | undefined> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(longestAnswer)]),
    });
  try {
    const page = await ask(formPath);
    if (page.status !== 200) return `page-${page.status}`;
    const ticket = ticketIn(await page.text());
    if (!ticket) return 'no-ticket';
    const opened = performance.now();
    const challenge = await (await ask('/forms/challenge')).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    const altcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    await pause(Math.max(0, opened + humanTime + margin - performance.now()), undefined, { signal: stopped });
    const answer = await ask(formPath, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        [markHeader]: markFor(secret, ticket),
      },
      body: new URLSearchParams({ ...enquiry, email, ticket, altcha }),
    });
    await answer.body?.cancel();
    return answer.status === 200 ? undefined : `form-${answer.status}`;
  } catch (error) {
    if (stopped.aborted) return undefined;
    return (error as Error).name === 'TimeoutError' ? 'no-answer-in-time' : 'no-answer';
  }
}

const formPath = '/contactus';
/** Milliseconds more than a person needs, because the server's clock ticks by itself. */
const margin = 50;

const enquiry = {
  country: 'ksa',
  name: 'Heartbeat',
  jobTitle: 'Heartbeat',
  mobileNumber: '0500000000',
  companyName: 'Heartbeat',
  industry: 'technology',
  reasonForContact: 'general-inquiry',
  message: 'The website sent this enquiry to itself, to see whether enquiries arrive.',
  privacyPolicy: 'on',
};

function ticketIn(page: string): string | undefined {
  return parseHTML(page).document.querySelector('input[name="ticket"]')?.getAttribute('value') ?? undefined;
}
