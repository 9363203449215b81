import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { parseHtml } from '../../tests/parse-markup.ts';
import { closing, newFolder } from '../clean-up.fixture.ts';
import { startHttpServer } from '../http-server.fixture.ts';
import { repositoryAt } from '../settings/edit-repository.ts';
import { editorSignIn } from './editor-sign-in.ts';
import { editorStatus } from './editor-status.ts';

const siteUrl = 'https://www.rasikh.example';
let statusFile: string;
let app: FastifyInstance;
let asked: unknown[];

/** As much of a code host as the routes ask. */
beforeEach(async () => {
  statusFile = join(newFolder(), 'status.json');
  asked = [];
  const host = await startHttpServer(async (request, response) => {
    if (request.url === '/login/oauth/access_token') {
      const given = JSON.parse(await text(request));
      asked.push(given);
      response.end(JSON.stringify(given.code === 'right' ? { access_token: 'to<ken' } : { error: 'bad' }));
      return;
    }
    asked.push(request.url);
    response.writeHead(request.headers.authorization === 'token right' ? 200 : 401).end('{}');
  });
  const repository = repositoryAt(`gitea+${host}/firm/website`);
  if (!repository) throw new Error('no repository');
  app = closing(Fastify());
  app.register(editorStatus, { repository, statusFile });
  app.register(editorSignIn, { host, appId: 'app', appSecret: 'secret', siteUrl });
});

test('what became of saves is told to those alone who may read the repository', async () => {
  const ask = (headers = {}) => app.inject({ url: '/edit/status.json', headers });
  expect((await ask()).statusCode).toBe(401);
  expect((await ask({ authorization: 'token wrong' })).statusCode).toBe(403);
  expect((await ask({ authorization: 'token right' })).statusCode).toBe(404);
  writeFileSync(statusFile, '{"state":"public"}');
  const told = await ask({ authorization: 'token right' });
  expect([told.json(), told.headers['cache-control']]).toEqual([{ state: 'public' }, 'no-store']);
  expect(new Set(asked)).toEqual(new Set(['/api/v1/repos/firm/website']));
});

async function begin() {
  const { headers } = await app.inject('/edit/auth?provider=github&site_id=www.rasikh.example');
  const { searchParams } = new URL(String(headers.location));
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return { headers, searchParams, cookie, state: searchParams.get('state') ?? '' };
}

async function comeBack(query: string, cookie: string) {
  const response = await app.inject({ url: `/edit/auth/callback?${query}`, headers: { cookie } });
  const document = parseHtml(response.body);
  const answer: { origin: string; message: string } = JSON.parse(
    document.getElementById('answer')?.textContent ?? '',
  );
  return { response, ...answer };
}

test('somebody who signs in at GitHub comes back with a token for the editor’s own window', async () => {
  const { headers, searchParams, cookie, state } = await begin();
  expect(headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  expect(searchParams.get('redirect_uri')).toBe(`${siteUrl}/edit/auth/callback`);
  const { response, origin, message } = await comeBack(`code=right&state=${state}`, cookie);
  expect(origin).toBe(siteUrl);
  expect(message).toBe('authorization:github:success:{"provider":"github","token":"to<ken"}');
  expect(response.body).not.toContain('to<ken');
  expect(response.headers['cross-origin-opener-policy']).toBe('unsafe-none');
  expect(asked).toMatchObject([{ code: 'right', client_id: 'app', client_secret: 'secret' }]);
});

test('a code that nobody here asked for is not taken', async () => {
  const { cookie, state } = await begin();
  for (const [query, sent] of [
    ['code=right&state=other', cookie],
    [`code=right&state=${state}`, ''],
    [`code=right`, cookie],
  ] as const)
    expect((await comeBack(query, sent)).message).toContain('"errorCode":"CSRF_DETECTED"');
  expect(asked).toEqual([]);
  expect((await comeBack(`code=wrong&state=${state}`, cookie)).message).toContain('TOKEN_REQUEST_FAILED');
  expect((await comeBack(`error=access_denied&state=${state}`, cookie)).message).toContain('github:error');
});
