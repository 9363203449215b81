import { expect, test } from 'vitest';
import { serveFixture } from '#tests/support/server/fixture-site.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const given = '0af7651916cd43dd8448eb211c80319c';

test('every answer carries the id that its line in the log has', async () => {
  const site = await serveFixture();
  for (const path of ['/', '/_astro/app.abc.js', '/nothing', '/healthz', '/%']) {
    const { status, headers } = await site.ask(path);
    const id = headers['x-request-id'];
    expect(id).toMatch(uuid);
    await expect.poll(() => site.lines.at(-1)).toMatchObject({ request: id, status, msg: 'Response' });
  }
});

test('a valid request id of a trusted proxy is kept, and one of a visitor is not', async () => {
  const idFrom = async (trustedProxies: string[], id: string) => {
    const here = await serveFixture({ trustedProxies });
    const { headers } = await here.ask('/', { 'x-request-id': id });
    return headers['x-request-id'];
  };
  expect(await idFrom(['127.0.0.0/8'], given)).toBe(given);
  expect(await idFrom(['10.0.0.0/8'], given)).toMatch(uuid);
  for (const bad of ['mona@company.example', '0501234567', `${given}0`, 'x'.repeat(500)])
    expect(await idFrom(['127.0.0.1'], bad)).toMatch(uuid);
});

test('a line has kind, status and time, and nothing that identifies a visitor', async () => {
  const site = await serveFixture();
  const headers = { 'user-agent': 'MonaBrowser', referer: 'https://mona.example', cookie: 'mona=1' };
  await site.ask('/services/mona.pdf?name=Mona', { ...headers, 'x-forwarded-for': '203.0.113.7' });
  await expect.poll(() => site.lines.length).toBe(1);
  expect(site.lines[0]).toEqual({
    level: 'debug',
    time: expect.any(String),
    pid: process.pid,
    msg: 'Response',
    request: expect.stringMatching(uuid),
    method: 'GET',
    kind: 'file',
    status: 404,
    ms: expect.any(Number),
  });
});

test('a server error in a form is logged with its place, under the id that the visitor sees', async () => {
  const site = await serveFixture();
  const { schema } = site.store.database;
  await schema.dropTable('pending_uploads').execute();
  await schema.alterTable('submissions').renameTo('away').execute();
  const { status, headers } = await site.ask('/contactus/sent?key=mona');
  expect(status).toBe(500);
  await expect.poll(() => site.lines.length).toBe(2);
  expect(site.lines[0]).toMatchObject({
    level: 'error',
    request: headers['x-request-id'],
    msg: 'A request could not be answered',
    err: { at: expect.arrayContaining([expect.stringContaining('submit.ts')]) },
  });
  expect(site.lines[1]).toMatchObject({ level: 'warn', status: 500 });
  expect(JSON.stringify(site.lines)).not.toContain('mona');
});
