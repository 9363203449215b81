import type { FormId } from '#forms/choices.ts';
import type { Language } from '#language/languages.ts';
import { localizedPath, paths } from '#language/paths.ts';
import { issueFormToken } from '../forms/form-token.ts';
import type { SubmissionDeps } from '../forms/submission-deps.ts';
import { sendJson } from './responses.ts';
import type { Handle, Route } from './route.ts';

export function challengeRoute({ proofs, secret, now }: SubmissionDeps): Route {
  return ({ method, pathname }) => {
    if (method !== 'GET' || pathname !== paths.challenge) return undefined;
    const handle: Handle = async (_, response) =>
      sendJson(response, 200, { ...(await proofs.challenge()), token: issueFormToken(secret, now()) });
    return { cost: 'static', handle };
  };
}

/** The query says what was sent, for visit statistics. */
export function sentPath(language: Language, form: FormId, key: string): string {
  return localizedPath(language, paths.contactSent) + sentQuery(form, key);
}

export function sentQuery(form: FormId, key: string): string {
  return `?${new URLSearchParams({ form, key })}`;
}
