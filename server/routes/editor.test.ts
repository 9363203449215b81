import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryAt } from '../settings/edit-repository.ts';
import { editorSignIn } from './editor-sign-in.ts';
import { editorStatus } from './editor-status.ts';

const siteUrl = 'https://www.rasikh.example';
let folder: string;
let host: Server;
let app: FastifyInstance;
let asked: unknown[];

/** As much of a code host as the routes ask. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  asked = [];
  host = createServer(async (request, response) => {
    if (request.url === '/login/oauth/access_token') {
      const given = (await json(request)) as { code: string };
      asked.push(given);
      response.end(JSON.stringify(given.code === 'right' ? { access_token: 'to<ken' } : { error: 'bad' }));
      return;
    }
    asked.push(request.url);
    response.writeHead(request.headers.authorization === 'token right' ? 200 : 401).end('{}');
  });
  await new Promise((resolve) => host.listen(0, 'localhost', () => resolve(undefined)));
  const origin = `http://localhost:${(host.address() as AddressInfo).port}`;
  const repository = repositoryAt(`gitea+${origin}/firm/website`);
  if (!repository) throw new Error('no repository');
  app = Fastify();
  app.register(editorStatus, { repository, statusFile: join(folder, 'status.json') });
  app.register(editorSignIn, { host: origin, appId: 'app', appSecret: 'secret', siteUrl });
});

afterEach(async () => {
  await app.close();
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

test('what became of saves is told to those alone who may read the repository', async () => {
  const ask = async (authorization?: string) =>
    app.inject({ url: '/edit/status.json', headers: authorization ? { authorization } : {} });
  expect((await ask()).statusCode).toBe(401);
  expect((await ask('token wrong')).statusCode).toBe(403);
  expect((await ask('token right')).statusCode).toBe(404);
  writeFileSync(join(folder, 'status.json'), '{"state":"public"}');
  const told = await ask('token right');
  expect([told.json(), told.headers['cache-control']]).toEqual([{ state: 'public' }, 'no-store']);
  expect(new Set(asked)).toEqual(new Set(['/api/v1/repos/firm/website']));
});

async function begin() {
  const response = await app.inject('/edit/auth?provider=github&site_id=www.rasikh.example');
  const { searchParams } = new URL(String(response.headers.location));
  const [cookie = ''] = String(response.headers['set-cookie']).split(';');
  return { response, searchParams, cookie, state: searchParams.get('state') ?? '' };
}

async function comeBack(query: string, cookie: string) {
  const response = await app.inject({ url: `/edit/auth/callback?${query}`, headers: { cookie } });
  const { document } = parseHTML(response.body);
  const answer: { origin: string; message: string } = JSON.parse(
    document.getElementById('answer')?.textContent ?? '',
  );
  return { response, ...answer };
}

test('somebody who signs in at GitHub comes back with a token for the editor’s own window', async () => {
  const { response, searchParams, cookie, state } = await begin();
  expect(response.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  expect(searchParams.get('redirect_uri')).toBe(`${siteUrl}/edit/auth/callback`);
  const back = await comeBack(`code=right&state=${state}`, cookie);
  expect(back).toMatchObject({
    origin: siteUrl,
    message: 'authorization:github:success:{"provider":"github","token":"to<ken"}',
  });
  expect(back.response.body).not.toContain('to<ken');
  expect(back.response.headers['cross-origin-opener-policy']).toBe('unsafe-none');
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
