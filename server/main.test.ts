import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect as connectTo, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { addressOf } from './address-of.ts';
import { ask, buildFixture } from './app.fixture.ts';
import { openDatabase } from './database/open-database.ts';
import { createTestDatabase } from './database/store.fixture.ts';
import { startSmtp } from './mail/smtp.fixture.ts';
import { startServer } from './main.ts';
import { message } from './messages/message.fixture.ts';
import { submit } from './messages/submit.ts';
import { type Running, startSite } from './running-site.fixture.ts';

const started: Running[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('an answer that is running when the server is told to stop is finished, and visits are kept', async () => {
  const folder = await buildFixture();
  // More than the sockets of both ends hold, so that the answer cannot be over before it is read.
  const sizeBytes = 30_000_000;
  writeFileSync(join(folder, 'files/film.mp4'), Buffer.alloc(sizeBytes));
  const { child, said, ended } = await start({}, folder);
  const port = (await said(/http:\/\/127\.0\.0\.1:(\d+)/))[1];
  const browser = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/150.0',
    'sec-fetch-site': 'same-origin',
  };
  const beacon = { ...browser, 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  const counted = await ask(Number(port), '/counts', beacon, 'POST', 'event=view&page=%2Fhealthcare');
  expect(counted.status).toBe(204);
  const question = request({ port, path: '/files/film.mp4', host: '127.0.0.1' }).end();
  const [answer]: IncomingMessage[] = await once(question, 'response');
  child.kill('SIGTERM');
  await said(/Stopping/);
  const body = Buffer.concat((await answer?.toArray()) ?? []);
  expect(body).toHaveLength(sizeBytes);
  expect(await ended).toEqual([0, null]);
  await using store = await openDatabase({ dataDir: join(folder, 'data') });
  const views = await store.database.selectFrom('daily_counts').select(['path', 'count']).execute();
  expect(views).toEqual([{ path: '/healthcare', count: 1 }]);
});

test('a port that is taken is said so, with the way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = addressOf(other);
  const { said, ended } = await start({ PORT: String(port) });
  await said(new RegExp(`Port ${port} is taken by another program\\. .+ PORT=${port + 1} npm start`));
  expect(await ended).toEqual([1, null]);
  other.close();
});

test('a missing build is said so, with the way out', async () => {
  await expect(startServer('/nowhere')).rejects.toThrow(/npm run build/);
});

test('a database that a newer release has changed stops the start in one plain line', async () => {
  const folder = await buildFixture();
  const store = await openDatabase({ dataDir: join(folder, 'data') });
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(
    store.database,
  );
  await store.close();
  const { said, ended } = await start({}, folder);
  const [line] = await said(/.*The database is newer than this program.*/s);
  expect(line?.trim().split('\n')).toHaveLength(1);
  expect(await ended).toEqual([1, null]);
});

test('a started site mails what it is sent, and its monitors see that it is well', async () => {
  const smtp = await startSmtp();
  const { child, said, ended } = await start({
    OPS_PORT: '0',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'website@rasikh.example',
    MAIL_TO: 'office@rasikh.example',
  });
  const [, site = ''] = await said(/http:\/\/127\.0\.0\.1:(\d+)/);
  const [line = ''] = await said(/^\{.*on the port for operations"\}$/m);
  const { port } = JSON.parse(line);
  expect(await sendContact(`http://127.0.0.1:${site}`)).toBe(200);
  await expect
    .poll(() => smtp.mails.map(({ envelope }) => envelope.to.join()))
    .toContain('office@rasikh.example');
  expect(JSON.parse((await ask(port, '/readyz', {}, 'GET')).body.toString()).state).toBe('ready');
  await expect
    .poll(async () => (await ask(port, '/metrics', {}, 'GET')).body.toString())
    .toMatch(/^site_delivery_tries_total\{kind="staff-mail",result="sent"\} 1$/m);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await smtp.close();
});

test('with its forms closed a site serves pages, takes and mails nothing; opened again it does both', async () => {
  const smtp = await startSmtp();
  const folder = await buildFixture();
  const env = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'website@rasikh.example',
    MAIL_TO: 'office@rasikh.example',
  };
  const waiting = await openDatabase({ dataDir: join(folder, 'data') });
  await submit(waiting, message({ deliveries: ['staff-mail'] }), Date.now());
  await waiting.close();
  const closed = await start({ ...env, FORMS_CLOSED: '1' }, folder);
  const [, port = ''] = await closed.said(/http:\/\/127\.0\.0\.1:(\d+)/);
  const site = `http://127.0.0.1:${port}`;
  expect((await fetch(site)).status).toBe(200);
  expect(await sendContact(site)).toBe(503);
  closed.child.kill('SIGTERM');
  expect(await closed.ended).toEqual([0, null]);
  expect(smtp.mails).toEqual([]);
  const open = await start(env, folder);
  const [, again = ''] = await open.said(/http:\/\/127\.0\.0\.1:(\d+)/);
  expect(await sendContact(`http://127.0.0.1:${again}`)).toBe(200);
  await expect
    .poll(() => smtp.mails.filter(({ envelope }) => envelope.to.join() === 'office@rasikh.example').length)
    .toBe(2);
  await smtp.close();
});

test('a site whose database is late serves its pages, keeps what is sent, and takes it when the database is there', async () => {
  const { databaseUrl = '' } = await createTestDatabase('postgres');
  const url = new URL(databaseUrl);
  const away = createServer().listen(0, '127.0.0.1');
  await once(away, 'listening');
  const { port } = addressOf(away);
  away.close();
  const late = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port });
  const { child, said, ended } = await start({ DATABASE_URL: String(late) });
  const origin = `http://127.0.0.1:${(await said(/http:\/\/127\.0\.0\.1:(\d+)/))[1]}`;
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  expect([await statusOf('/'), await statusOf('/readyz')]).toEqual([200, 503]);
  const page = await sendContactPage(origin);
  expect([page.status, page.text.includes('We would like to know more.')]).toEqual([503, true]);
  // What stands between the site and its database from now on.
  const between = createServer((socket) => {
    const database = connectTo(Number(url.port), url.hostname);
    for (const one of [socket, database]) one.on('error', () => {});
    socket.pipe(database).pipe(socket);
  }).listen(port, '127.0.0.1');
  await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(200);
  await expect.poll(() => sendContact(origin), { timeout: 30_000 }).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  between.close();
}, 90_000);

/** Sends the contact form as a browser without script does; returns the status. */
async function sendContact(origin: string): Promise<number> {
  return (await sendContactPage(origin, 'application/json')).status;
}

async function sendContactPage(origin: string, accept = 'text/html') {
  const page = await (await fetch(`${origin}/contactus`)).text();
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const body = new URLSearchParams({
    country: 'ksa',
    name: 'Mona',
    jobTitle: 'Director',
    mobileNumber: '0500000000',
    companyName: 'Company',
    industry: 'technology',
    reasonForContact: 'general-inquiry',
    message: 'We would like to know more.',
    privacyPolicy: 'on',
    email: 'mona@company.example',
    token,
  });
  const answer = await fetch(`${origin}/contactus`, { method: 'POST', headers: { origin, accept }, body });
  return { status: answer.status, text: await answer.text() };
}

/** Starts the real process. */
async function start(settings: Record<string, string>, folder?: string) {
  folder ??= await buildFixture();
  folders.push(folder);
  const running = startSite(folder, { DATA_DIR: join(folder, 'data'), ...settings });
  started.push(running);
  return running;
}
