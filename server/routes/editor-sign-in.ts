import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { paths } from '#routing/paths.ts';
import { htmlType } from '#server/http/built-pages.ts';
import { queryOf } from '#server/http/responses.ts';
import { pageHeaders, type ResponseHeaders } from '#server/http/security-headers.ts';

interface EditorSignInOptions {
  /** `https://github.com`, or a host of the firm's own. */
  host: string;
  appId: string;
  appSecret: string;
  siteUrl: string;
}

const stateSeconds = 600;
const timeoutMs = 10_000;

/**
 * GitHub's web application flow (docs.github.com/en/apps/oauth-apps, "Authorizing OAuth apps") for the window that the
 * editor opens: it gets the token by the messages that Decap CMS introduced, at the site's own origin and no other.
 * The server keeps neither token nor code.
 */
export async function editorSignIn(app: FastifyInstance, options: EditorSignInOptions) {
  const { host, appId, siteUrl } = options;
  const callback = new URL(paths.editorCallback, siteUrl).href;
  const isSecure = siteUrl.startsWith('https:');
  // Browsers take the prefix over TLS alone.
  const name = `${isSecure ? '__Host-' : ''}edit-state`;
  const cookie = (value: string, seconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const spent = new Set<string>();

  app.get(paths.editorSignIn, async (_, reply) => {
    const [state, verifier] = [randomBytes(24).toString('base64url'), randomBytes(32).toString('base64url')];
    const challenge = {
      code_challenge: hash('sha256', verifier, 'base64url'),
      code_challenge_method: 'S256',
    };
    const asked = { client_id: appId, redirect_uri: callback, scope: 'repo', state, ...challenge };
    const query = new URLSearchParams(asked);
    return reply
      .headers({ ...ofWindow, 'set-cookie': cookie(`${state}.${verifier}`, stateSeconds) })
      .redirect(`${host}/login/oauth/authorize?${query}`, 302);
  });

  app.get(paths.editorCallback, async (request, reply) => {
    const query = new URLSearchParams(queryOf(request));
    const [, known = '', verifier = ''] =
      new RegExp(`(?:^|; )${name}=([\\w-]+)\\.([\\w-]+)`).exec(request.headers.cookie ?? '') ?? [];
    const code = query.get('code');
    reply.header('set-cookie', cookie('', 0));
    if (!known || !isSame(known, query.get('state') ?? '') || spent.has(known))
      return answer(reply, siteUrl, failed('CSRF_DETECTED'));
    spent.add(known);
    setTimeout(() => spent.delete(known), stateSeconds * 1000).unref();
    if (!code) return answer(reply, siteUrl, failed('AUTH_CODE_REQUEST_FAILED'));
    const token = await tokenFor({ code, code_verifier: verifier, redirect_uri: callback }, options);
    return answer(reply, siteUrl, token ? { provider: 'github', token } : failed('TOKEN_REQUEST_FAILED'));
  });
}

interface SignInFailed {
  provider: 'github';
  error: string;
  /** The editor has words for it. */
  errorCode: string;
}

function failed(errorCode: string): SignInFailed {
  return { provider: 'github', error: 'The sign-in failed.', errorCode };
}

async function tokenFor(
  grant: { code: string; code_verifier: string; redirect_uri: string },
  { host, appId, appSecret }: EditorSignInOptions,
): Promise<string | undefined> {
  try {
    const response = await fetch(`${host}/login/oauth/access_token`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: appId, client_secret: appSecret, ...grant }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return tokenAnswer.parse(await response.json()).access_token;
  } catch {
    return undefined;
  }
}

const tokenAnswer = z.object({ access_token: z.string() });

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hash('sha256', one)), Buffer.from(hash('sha256', other)));
}

/** Says what came of it to the window that opened this one, as soon as that answers from our own origin. */
const script = `
const { origin, message } = JSON.parse(document.getElementById('answer').textContent);
addEventListener('message', (event) => {
  if (event.origin === origin && event.data === 'authorizing:github') opener?.postMessage(message, origin);
});
opener?.postMessage('authorizing:github', origin);
`;

/** A policy of our own for openers would cut the window off from the editor. */
const ofWindow: ResponseHeaders = {
  'cross-origin-opener-policy': 'unsafe-none',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

const policy = pageHeaders({
  scripts: [`'sha256-${hash('sha256', script, 'base64')}'`],
  styles: [],
  embeds: [],
  frames: [],
});

function answer(
  reply: FastifyReply,
  siteUrl: string,
  result: { provider: 'github'; token: string } | SignInFailed,
) {
  const state = 'token' in result ? 'success' : 'error';
  const message = `authorization:github:${state}:${JSON.stringify(result)}`;
  const data = JSON.stringify({ origin: siteUrl, message }).replaceAll('<', '\\u003c');
  return reply
    .headers({ ...policy, ...ofWindow, 'content-type': htmlType, 'x-robots-tag': 'noindex' })
    .send(
      `<!doctype html><meta charset="utf-8"><title>…</title><script type="application/json" id="answer">${data}</script>` +
        `<script>${script}</script>`,
    );
}
