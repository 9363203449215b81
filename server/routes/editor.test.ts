import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { repositoryAt } from '#server/settings/edit-repository.ts';
import { closing, newFolder } from '#tests/support/server/clean-up.ts';
import { startHttpServer } from '#tests/support/server/http-server.ts';
import { parseHtml } from '../../tests/support/html/parse-markup.ts';
import { editorSignIn } from './editor-sign-in.ts';
import { editorStatus } from './editor-status.ts';

const siteUrl = 'https://www.firm.example';
let statusFile: string;
let app: FastifyInstance;
let asked: unknown[];

/** Answers as a code host does, for the requests of the routes. */
beforeEach(async () => {
  statusFile = join(newFolder(), 'status.json');
  asked = [];
  const host = await startHttpServer(async (request, response) => {
    if (request.url === '/login/oauth/access_token') {
      const given = Object.fromEntries(new URLSearchParams(await text(request)));
      asked.push({ ...given, by: request.headers.authorization });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(given.code === 'right' ? { access_token: 'to<ken' } : { error: 'bad' }));
      return;
    }
    asked.push(request.url);
    response.writeHead(request.headers.authorization === 'token right' ? 200 : 401).end('{}');
  });
  const repository = repositoryAt(`gitea+${host}/firm/website`);
  if (!repository) throw new Error('no repository');
  app = closing(Fastify());
  app.decorate('clientPseudonym', () => 'client');
  app.register(editorStatus, { repository, statusFile });
  app.register(editorSignIn, { host, appId: 'app', appSecret: 'secret', siteUrl });
});

test('only people who may read the repository see the state of saves', async () => {
  const ask = (headers = {}) => app.inject({ url: '/edit/status.json', headers });
  expect((await ask()).statusCode).toBe(401);
  expect((await ask({ authorization: 'token wrong' })).statusCode).toBe(403);
  expect((await ask({ authorization: 'token right' })).statusCode).toBe(404);
  writeFileSync(statusFile, '{"state":"public"}');
  const told = await ask({ authorization: 'token right' });
  expect([told.json(), told.headers['cache-control']]).toEqual([{ state: 'public' }, 'no-store']);
  expect(new Set(asked)).toEqual(new Set(['/api/v1/repos/firm/website']));
});

test('people without access are soon refused without asking the host; editors are not', async () => {
  const ask = (authorization: string) => app.inject({ url: '/edit/status.json', headers: { authorization } });
  writeFileSync(statusFile, '{}');
  for (let times = 0; times < 30; times += 1) expect((await ask('token right')).statusCode).toBe(200);
  asked.length = 0;
  const statuses = [];
  for (let times = 0; times < 30; times += 1) statuses.push((await ask('token wrong')).statusCode);
  expect(Map.groupBy(statuses, String).get('429')).toHaveLength(20);
  expect(asked).toHaveLength(10);
});

async function begin() {
  const { headers } = await app.inject('/edit/auth?provider=github&site_id=www.firm.example');
  const { searchParams } = new URL(String(headers.location));
  const set = [headers['set-cookie'] ?? []].flat();
  const cookie = set.map((each) => each.split(';', 1)[0]).join('; ');
  return { headers, searchParams, cookie, state: searchParams.get('state') ?? '' };
}

async function comeBack(query: string, cookie: string) {
  const response = await app.inject({ url: `/edit/auth/callback?${query}`, headers: { cookie } });
  const document = parseHtml(response.body);
  const result: { origin: string; message: string } = JSON.parse(
    document.getElementById('result')?.textContent ?? '',
  );
  return { response, ...result };
}

test('signing in at GitHub returns a token to the editor’s window', async () => {
  const { headers, searchParams, cookie, state } = await begin();
  for (const set of headers['set-cookie'] ?? [])
    expect(set).toMatch(/^__Host-oauth2-.+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(headers['cache-control']).toBe('no-store');
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(searchParams.get('redirect_uri')).toBe(`${siteUrl}/edit/auth/callback`);
  const { response, origin, message } = await comeBack(`code=right&state=${state}`, cookie);
  expect(origin).toBe(siteUrl);
  expect(message).toBe('authorization:github:success:{"provider":"github","token":"to<ken"}');
  expect(response.body).not.toContain('to<ken');
  expect(response.headers['cross-origin-opener-policy']).toBe('unsafe-none');
  expect(asked).toMatchObject([{ code: 'right', by: `Basic ${btoa('app:secret')}` }]);
  const [{ code_verifier: verifier }] = asked as [{ code_verifier: string }];
  expect(hash('sha256', verifier, 'base64url')).toBe(searchParams.get('code_challenge'));
  // The browser has lost its cookie, so the same answer is refused the second time.
  const cleared = [response.headers['set-cookie'] ?? []].flat();
  expect(cleared.filter((each) => each.includes('=; ') && each.includes('1970'))).toHaveLength(2);
  expect((await comeBack(`code=right&state=${state}`, '')).message).toContain('CSRF_DETECTED');
  expect(asked).toHaveLength(1);
});

test('on this machine the cookie works without TLS', async () => {
  const local = closing(Fastify());
  local.register(editorSignIn, {
    host: 'https://github.com',
    appId: 'app',
    appSecret: 'secret',
    siteUrl: 'http://localhost:4321',
  });
  const { headers } = await local.inject('/edit/auth');
  for (const set of headers['set-cookie'] ?? []) expect(set).toMatch(/^oauth2-.+; HttpOnly; SameSite=Lax$/);
});

test('a code without a request of this browser is refused', async () => {
  const { cookie, state } = await begin();
  for (const [query, sent] of [
    ['code=right&state=other', cookie],
    [`code=right&state=${state}`, ''],
    [`code=right`, cookie],
  ] as const)
    expect((await comeBack(query, sent)).message).toContain('"errorCode":"CSRF_DETECTED"');
  expect(asked).toEqual([]);
  expect((await comeBack(`code=wrong&state=${state}`, cookie)).message).toContain('TOKEN_REQUEST_FAILED');
  const next = await begin();
  const denied = await comeBack(`error=access_denied&state=${next.state}`, next.cookie);
  expect(denied.message).toContain('AUTH_CODE_REQUEST_FAILED');
});
