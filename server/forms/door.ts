import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormId } from '../../forms/choices.ts';
import { prefill } from '../../forms/prefill.ts';
import { address, paths, readAddress } from '../../src/language/address.ts';
import type { Language } from '../../src/language/languages.ts';
import { answerJson, answerLive, answerRefused, answerSeeOther } from '../answers.ts';
import type { HeaderList } from '../headers.ts';
import { renderJobPage } from '../jobs/job-pages.ts';
import type { LivePage } from '../pages.ts';
import { openRights, type RightsParts } from '../rights/door.ts';
import { findByKey } from '../submissions/submit.ts';
import type { Metrics } from '../watch/metrics.ts';
import { draftOf } from './file.ts';
import { editForm, fillForm } from './fill.ts';
import { isSameOrigin } from './origin.ts';
import type { TakeParts } from './parts.ts';
import { placesOf, sentPath } from './places.ts';
import { fillSent } from './sent.ts';
import { type Outcome, take } from './take.ts';
import { issueTicket } from './ticket.ts';

export type DoorParts = TakeParts & RightsParts;
export type Door = ReturnType<typeof openDoor>;

/** The only way into the store: serves the live pages, takes their POSTs, and answers a page, or JSON to a script. */
export function openDoor(parts: DoorParts) {
  const { pages, secret, now } = parts;
  const places = placesOf(parts.jobs.keys());
  const rights = openRights(parts);
  return { takes, receive, show, challenge };

  /** Whether a form is sent to this address. */
  function takes(pathname: string): boolean {
    const { path } = readAddress(pathname);
    return places.get(path) !== undefined || rights.takes(path);
  }

  /** Answers a POST to an address that `takes` one. */
  async function receive(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const { language, path } = readAddress(pathname);
    if (rights.takes(path)) return rights.receive(request, response, language, path);
    const place = places.get(path);
    if (!place || !isSameOrigin(request, parts.siteUrl)) return answerRefused(response, 403);
    const outcome = await take(parts, request, place.form, language);
    countMessage(parts.metrics, place.form.id, outcome);
    if (request.headers.accept?.includes('application/json'))
      return answerScript(response, outcome, language);
    if (outcome.state === 'sent') return answerSeeOther(response, sentAddress(language, outcome.key));
    const shown = address(language, place.page);
    const built = pages.live(shown);
    if (!built) return answerRefused(response, 404);
    const { entries, ticket } = outcome;
    // First of all: what a visitor typed may look like our own mark.
    const page = withTicket(rendered(built, ''), ticket);
    const draft = await draftOf(parts.store, outcome.brought, now());
    const text = fillForm(page.text, place.form.id, {
      entries,
      draft,
      problems: outcome.state === 'refused' ? outcome.problems : undefined,
      failure: outcome.state === 'failed' ? outcome.code : undefined,
    });
    const status = outcome.state === 'refused' ? 422 : outcome.status;
    const more = headersOf(outcome);
    await answerLive(request, response, { ...page, text }, { status, more });
  }

  /** Answers a GET of a live page; false where there is nothing to show, such as thanks for no message. */
  async function show(
    request: IncomingMessage,
    response: ServerResponse,
    built: LivePage,
    pathname: string,
    query: string,
  ): Promise<boolean> {
    const { language, path } = readAddress(pathname);
    if (path === paths.yourData) {
      await rights.show(request, response, language, query);
      return true;
    }
    const page = rendered(built, query);
    const asked = new URLSearchParams(query);
    if (path === sentPath) {
      const key = asked.get('key') ?? '';
      const message = await findByKey(parts.store, key);
      if (!message) return false;
      const text = fillSent(page.text, language, { key, ...message });
      await answerLive(request, response, { ...page, text }, {});
      return true;
    }
    const form = places.get(path)?.form;
    const brought = form && asked.size > 0;
    const text = brought ? editForm(page.text, form.id, (element) => prefill(element, asked)) : page.text;
    await answerLive(request, response, withTicket({ ...page, text }), { cache: 'private, no-cache' });
    return true;
  }

  /** Answers with a new challenge of the proof of work. */
  async function challenge(response: ServerResponse) {
    answerJson(response, 200, await parts.proofs.challenge());
  }

  function rendered(page: LivePage, query: string): LivePage {
    return page.template ? { ...page, text: renderJobPage(page.template, query, now()) } : page;
  }

  function withTicket(page: LivePage, ticket = issueTicket(secret, now())): LivePage {
    return { ...page, text: page.text.replaceAll('%ticket%', ticket) };
  }

  function answerScript(response: ServerResponse, outcome: Outcome, language: Language) {
    if (outcome.state === 'sent') {
      return answerJson(response, 200, { state: 'sent', next: sentAddress(language, outcome.key) });
    }
    if (outcome.state === 'refused') {
      return answerJson(response, 422, { state: 'refused', problems: outcome.problems });
    }
    const ticket = outcome.code === 'stale' ? issueTicket(secret, now()) : undefined;
    answerJson(response, outcome.status, { state: 'failed', code: outcome.code, ticket }, headersOf(outcome));
  }
}

function countMessage(metrics: Metrics, form: FormId, outcome: Outcome) {
  if (outcome.state === 'sent') return metrics.message(form, 'taken', outcome.sort);
  if (outcome.state === 'failed') return metrics.message(form, 'refused', outcome.code);
  metrics.message(form, 'refused', 'invalid');
  for (const problem of Object.values(outcome.problems)) metrics.problem(form, problem);
}

function sentAddress(language: Language, key: string): string {
  return `${address(language, sentPath)}?key=${key}`;
}

function headersOf(outcome: Outcome): HeaderList {
  const wait = outcome.state === 'failed' ? outcome.retryAfter : undefined;
  return wait === undefined ? [] : ['Retry-After', String(wait)];
}
