import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect as connectTo, createServer } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contact } from '#forms/contact.ts';
import { paths } from '#routing/paths.ts';
import { closing } from '#tests/support/server/clean-up.ts';
import { ask, buildFixture, sharedPages } from '#tests/support/server/fixture-site.ts';
import { filledEnquiry, formHeaders, visitorOf } from '#tests/support/server/load.ts';
import { type Running, startSite } from '#tests/support/server/running-site.ts';
import { renderMail } from '../src/render.tsx';
import { createAppDeps } from './app-deps.ts';
import { openDatabase } from './database/open-database.ts';
import { createTestDatabase, freshStore } from './database/store.fixture.ts';
import { siteUrlFile } from './http/built-pages.ts';
import { listen } from './http/listen.ts';
import { listeningAddress } from './lib/listening-address.ts';
import { logFixture } from './lib/log.fixture.ts';
import { startSmtp } from './mail/smtp.fixture.ts';
import { startServer } from './main.ts';
import { noMetrics } from './metrics/metrics.ts';
import { enquiry as typed } from './routes/form-post.fixture.ts';
import { readSettings } from './settings/settings.ts';
import { submission } from './submissions/submission.fixture.ts';
import { submit } from './submissions/submit.ts';

const start = (folder: string, settings: Record<string, string> = {}) =>
  startSite(folder, { DATA_DIR: join(folder, 'data'), ...settings });

async function listening() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return closing(server);
}

async function sendContact(port: number, accept = 'application/json') {
  const visitor = visitorOf(port);
  return visitor.post(contact.path, await filledEnquiry(visitor), { accept });
}

test('a port in use stops the start and names the setting to change', async () => {
  const { port } = listeningAddress(await listening());
  await expect(listen(Fastify(), '127.0.0.1', port)).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
  );
});

test('a start that fails leaves no error of what it had begun', async () => {
  const { port } = listeningAddress(await listening());
  const failed = start(await buildFixture(), { PORT: String(port) });
  await expect(failed.said(/"level":"error"/)).rejects.toThrow(`Port ${port} is taken by another program.`);
});

test('a missing build stops the start and names the command to run', async () => {
  await expect(startServer('/nowhere')).rejects.toThrow(/npm run build/);
});

test('a site built for another address does not start', async () => {
  vi.stubEnv('SITE_URL', 'https://www.other.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(startServer(sharedPages())).rejects.toThrow(
    /is built for https:\/\/www\.firm\.example.*SITE_URL=https:\/\/www\.other\.example npm run build/s,
  );
});

test('a database that a newer release has changed stops the start', async () => {
  const { database, location } = await freshStore('sqlite');
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(database);
  const settings = readSettings({ DATA_DIR: location.dataDir });
  const sources = { settings, log: logFixture().log, metrics: noMetrics, now: Date.now, renderMail };
  await expect(createAppDeps(sources)).rejects.toThrow('The database belongs to a newer release of the site');
});

test('a site with closed forms serves pages but stores and sends nothing, until they are opened again', async () => {
  const smtp = await startSmtp();
  const folder = await buildFixture();
  const mail = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'website@firm.example',
    MAIL_TO: 'office@firm.example',
  };
  const waiting = await openDatabase({ dataDir: join(folder, 'data') });
  await submit(waiting, submission({ deliveryKinds: ['staff-mail'] }), Date.now());
  await waiting.close();
  const closed = start(folder, { ...mail, FORMS_CLOSED: '1' });
  const port = await closed.port();
  await closed.said(/Submissions are stored in \/\S+\/site\.db; emails are sent through 127\.0\.0\.1:\d+"/);
  expect((await ask(port, '/')).status).toBe(200);
  expect((await sendContact(port)).status).toBe(503);
  closed.child.kill('SIGTERM');
  expect(await closed.ended).toEqual([0, null]);
  expect(smtp.mails).toEqual([]);

  writeFileSync(join(folder, 'files/film.mp4'), Buffer.alloc(filmBytes));
  const open = start(folder, { ...mail, OPS_PORT: '0' });
  expect((await sendContact(await open.port())).status).toBe(200);
  const [line = ''] = await open.said(/^\{.*on the port for operations"\}$/m);
  const { port: operations } = JSON.parse(line);
  const told = async (path: string) => (await ask(operations, path)).body.toString();
  const toOffice = () => smtp.mails.filter(({ envelope }) => envelope.to.join() === mail.MAIL_TO);
  await expect.poll(() => toOffice().length).toBe(2);
  expect(JSON.parse(await told(paths.ready)).state).toBe('ready');
  await expect
    .poll(() => told('/metrics'))
    .toMatch(/^site_delivery_attempts_total\{kind="staff-mail",result="sent"\} 2$/m);
  await expectGoodEnd(open, folder);
}, 120_000);

/** More bytes than the sockets of both ends hold, so that the answer cannot end before it is read. */
const filmBytes = 30_000_000;

/** An answer that is running when the site is told to stop is finished, and analytics are kept. */
async function expectGoodEnd(site: Running, folder: string) {
  const port = await site.port();
  const beacon = { ...formHeaders, 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/150.0' };
  const counted = await ask(port, paths.analytics, beacon, 'POST', 'event=view&page=%2Fhealthcare');
  expect(counted.status).toBe(204);
  const question = request({ port, path: '/files/film.mp4', host: '127.0.0.1' }).end();
  const [answer]: IncomingMessage[] = await once(question, 'response');
  site.child.kill('SIGTERM');
  await site.said(/Stopping/);
  expect(Buffer.concat((await answer?.toArray()) ?? [])).toHaveLength(filmBytes);
  expect(await site.ended).toEqual([0, null]);
  const { database } = closing(await openDatabase({ dataDir: join(folder, 'data') }));
  const views = database.selectFrom('analytics').select(['path', 'count']).where('kind', '=', 'view');
  expect(await views.execute()).toEqual([{ path: '/healthcare', count: 1 }]);
}

test('a site whose database is late serves pages, keeps what is typed, and stores it when the database is there', async () => {
  const { databaseUrl = '' } = await createTestDatabase('postgres');
  const url = new URL(databaseUrl);
  const away = await listening();
  const { port: databasePort } = listeningAddress(away);
  away.close();
  const late = Object.assign(new URL(databaseUrl), {
    hostname: '127.0.0.1',
    port: databasePort,
    password: 'hunter2',
  });
  const folder = await buildFixture();
  const SITE_URL = 'https://www.firm.sa';
  writeFileSync(join(folder, siteUrlFile), SITE_URL);
  const site = start(folder, { DATABASE_URL: String(late), SITE_URL });
  const port = await site.port();
  await site.said(/stored in PostgreSQL at 127\.0\.0\.1:\d+; their emails wait, because SMTP_URL is not set/);
  const statusOf = async (path: string) => (await ask(port, path)).status;
  const { status, headers } = await ask(port, '/');
  expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  await site.said(/sample firm's.*search engines are kept out/);
  expect(await statusOf(paths.ready)).toBe(503);
  const page = await sendContact(port, 'text/html');
  expect([page.status, page.body.includes(typed.name)]).toEqual([503, true]);
  // Puts a proxy between the site and its database.
  const between = createServer((socket) => {
    const database = connectTo(Number(url.port), url.hostname);
    for (const one of [socket, database]) one.on('error', () => {});
    socket.pipe(database).pipe(socket);
  });
  closing(between.listen(databasePort, '127.0.0.1'));
  await expect.poll(() => statusOf(paths.ready)).toBe(200);
  await expect.poll(async () => (await sendContact(port)).status).toBe(200);
  site.child.kill('SIGTERM');
  expect(await site.ended).toEqual([0, null]);
}, 120_000);
