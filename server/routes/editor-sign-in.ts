import { hash } from 'node:crypto';
import oauth, { type OAuth2Namespace } from '@fastify/oauth2';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { paths } from '#routing/paths.ts';
import { htmlType } from '#server/http/built-pages.ts';
import { pageHeaders, type ResponseHeaders } from '#server/http/security-headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    github: OAuth2Namespace;
  }
}

/** Signs in at GitHub (docs.github.com/en/apps/oauth-apps, "Authorizing OAuth apps"). Keeps neither token nor code. */
export async function editorSignIn(
  app: FastifyInstance,
  { host, appId, appSecret, siteUrl }: Record<'host' | 'appId' | 'appSecret' | 'siteUrl', string>,
) {
  const isSecure = siteUrl.startsWith('https:');
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(ofWindow);
  });
  await app.register(oauth, {
    name: 'github',
    credentials: {
      client: { id: appId, secret: appSecret },
      auth: {
        tokenHost: host,
        tokenPath: '/login/oauth/access_token',
        authorizePath: '/login/oauth/authorize',
      },
      http: { timeout: 10_000 },
    },
    scope: ['repo'],
    pkce: 'S256',
    startRedirectPath: paths.editorSignIn,
    callbackUri: new URL(paths.editorCallback, siteUrl).href,
    cookie: { path: '/', maxAge: 600, secure: isSecure },
    // Browsers accept the prefix only over TLS.
    hostPrefixedCookies: isSecure,
  });

  app.get<{ Querystring: { code?: string } }>(paths.editorCallback, async (request, reply) => {
    try {
      const { token } = await app.github.getAccessTokenFromAuthorizationCodeFlow(request, reply);
      if (!token.access_token) throw new Error('The host gave no token.');
      return sendSignIn(reply, siteUrl, { token: token.access_token });
    } catch (error) {
      const isForged = error instanceof Error && error.message === 'Invalid state';
      const failure = request.query.code ? 'TOKEN_REQUEST_FAILED' : 'AUTH_CODE_REQUEST_FAILED';
      // The editor has messages for the codes.
      const errorCode = isForged ? 'CSRF_DETECTED' : failure;
      return sendSignIn(reply, siteUrl, { error: 'The sign-in failed.', errorCode });
    }
  });
}

// Only a window of the site's origin gets the token, by the messages that Decap CMS introduced.
const script = `
const { origin, message } = JSON.parse(document.getElementById('result').textContent);
addEventListener('message', (event) => {
  if (event.origin === origin && event.data === 'authorizing:github') opener?.postMessage(message, origin);
});
opener?.postMessage('authorizing:github', origin);
`;

/** The site's opener policy would cut this window off from the editor. */
const ofWindow: ResponseHeaders = {
  'cross-origin-opener-policy': 'unsafe-none',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

const scriptSource = `'sha256-${hash('sha256', script, 'base64')}'`;
const policy = pageHeaders({ scripts: [scriptSource], styles: [], allows: [] });

type Result = { token: string } | { error: string; errorCode: string };

function sendSignIn(reply: FastifyReply, siteUrl: string, result: Result) {
  const state = 'token' in result ? 'success' : 'error';
  const message = `authorization:github:${state}:${JSON.stringify({ provider: 'github', ...result })}`;
  const data = JSON.stringify({ origin: siteUrl, message }).replaceAll('<', '\\u003c');
  return reply
    .headers({ ...policy, ...ofWindow, 'content-type': htmlType, 'x-robots-tag': 'noindex' })
    .send(
      `<!doctype html><meta charset="utf-8"><title>…</title><script type="application/json" id="result">${data}</script>` +
        `<script>${script}</script>`,
    );
}
