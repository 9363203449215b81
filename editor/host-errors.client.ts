import type { EditorMessages } from './editor-messages.ts';

type HostErrors = EditorMessages['hostErrors'];

/**
 * Adds a remedy to the error messages of the repository's host, which Sveltia shows. Calls `onSignIn` with the
 * authorization header of each accepted request. Remove it when Sveltia has events for both.
 */
export function watchHost(origins: string[], errors: HostErrors, onSignIn: (authorization: string) => void) {
  const originalFetch = window.fetch;
  /** Whether the response to the last save was lost, so that the host may have saved it. */
  let isResponseLost = false;
  window.fetch = async (resource, options) => {
    const { origin } = new URL(resource instanceof Request ? resource.url : resource, location.href);
    if (!origins.includes(origin)) return originalFetch(resource, options);
    const isSave = (options?.method ?? 'GET') !== 'GET' && !/graphql/.test(String(resource));
    const response = await originalFetch(resource, options).catch(() => undefined);
    if (!response) {
      isResponseLost ||= isSave;
      return refusal(errors.offline, 503);
    }
    const authorization = new Headers(options?.headers).get('authorization');
    if (authorization && response.ok) onSignIn(authorization);
    if (response.ok || !isSave) return response.status === 401 ? refusal(errors.signedOut, 401) : response;
    const lost = isResponseLost;
    isResponseLost = false;
    return [409, 422].includes(response.status)
      ? refusal(lost ? errors.responseLost : errors.changed, response.status)
      : refusal(response.status === 401 ? errors.signedOut : errors.refused, response.status);
  };
}

function refusal(message: string, status: number): Response {
  return Response.json({ message }, { status });
}
