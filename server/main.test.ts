import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ask, buildFixture } from './app.fixture.ts';
import { openDatabase } from './database/open-database.ts';
import { startSmtp } from './mail/smtp.fixture.ts';
import { message } from './submissions/message.fixture.ts';
import { submit } from './submissions/submit.ts';

const started: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('an answer that is running when the server is told to stop is finished', async () => {
  const folder = await buildFixture();
  // More than the sockets of both ends hold, so that the answer cannot be over before it is read.
  const sizeBytes = 30_000_000;
  writeFileSync(join(folder, 'files/film.mp4'), Buffer.alloc(sizeBytes));
  const { child, said } = await start({ PORT: '0', HOST: '127.0.0.1' }, folder);
  const port = (await said(/http:\/\/127\.0\.0\.1:(\d+)/))[1];
  const question = request({ port, path: '/files/film.mp4', host: '127.0.0.1' }).end();
  const [answer]: IncomingMessage[] = await once(question, 'response');
  child.kill('SIGTERM');
  await said(/Stopping/);
  const body = Buffer.concat((await answer?.toArray()) ?? []);
  expect(body).toHaveLength(sizeBytes);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a port that is taken is said so, with the way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { child, said } = await start({ PORT: String(port), HOST: '127.0.0.1' });
  await said(new RegExp(`Port ${port} is taken by another program\\. .+ PORT=${port + 1} npm start`));
  expect(await once(child, 'exit')).toEqual([1, null]);
  other.close();
});

test('a missing build is said so, with the way out', async () => {
  const { child, said } = await start({ PORT: '0' }, '/nowhere');
  await said(/npm run build/);
  expect(await once(child, 'exit')).toEqual([1, null]);
});

test('a bad setting stops the start in one plain line', async () => {
  const { child, said } = await start({ PORT: 'http' });
  const [line] = await said(/.*PORT is "http" but must be a whole number.*/s);
  expect(line?.trim().split('\n')).toHaveLength(1);
  expect(await once(child, 'exit')).toEqual([1, null]);
});

test('a started site mails what it is sent, and its monitors see that it is well', async () => {
  const smtp = await startSmtp();
  const { child, said } = await start({
    ...{ PORT: '0', HOST: '127.0.0.1', OPS_PORT: '0', FORM_SECONDS: '0' },
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'website@rasikh.example', MAIL_TO: 'office@rasikh.example' },
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
  expect(await once(child, 'exit')).toEqual([0, null]);
  await smtp.close();
});

test('with its forms closed a site serves pages, takes and mails nothing; opened again it does both', async () => {
  const smtp = await startSmtp();
  const folder = await buildFixture();
  const env = {
    ...{ PORT: '0', HOST: '127.0.0.1', FORM_SECONDS: '0', SMTP_URL: smtp.url },
    ...{ MAIL_FROM: 'website@rasikh.example', MAIL_TO: 'office@rasikh.example' },
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
  expect(await once(closed.child, 'exit')).toEqual([0, null]);
  expect(smtp.mails).toEqual([]);
  const open = await start(env, folder);
  const [, again = ''] = await open.said(/http:\/\/127\.0\.0\.1:(\d+)/);
  expect(await sendContact(`http://127.0.0.1:${again}`)).toBe(200);
  await expect
    .poll(() => smtp.mails.filter(({ envelope }) => envelope.to.join() === 'office@rasikh.example').length)
    .toBe(2);
  await smtp.close();
});

/** Sends the contact form as a browser without script does; returns the status. */
async function sendContact(origin: string): Promise<number> {
  const page = await (await fetch(`${origin}/contactus`)).text();
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const body = new URLSearchParams({
    ...{ country: 'ksa', name: 'Mona', jobTitle: 'Director', mobileNumber: '0500000000' },
    ...{ companyName: 'Company', industry: 'technology', reasonForContact: 'general-inquiry' },
    ...{ message: 'We would like to know more.', privacyPolicy: 'on', email: 'mona@company.example', token },
  });
  const headers = { origin, accept: 'application/json' };
  const { status } = await fetch(`${origin}/contactus`, { method: 'POST', headers, body });
  return status;
}

/** Starts the real process; `said` resolves when what it has printed matches. */
async function start(env: Record<string, string>, folder?: string) {
  folder ??= await buildFixture();
  folders.push(folder);
  const entry = new URL('./main.ts', import.meta.url).pathname;
  const code = `import('${entry}').then((main) => main.startServer('${folder}')).catch((error) => {
    console.error(error.message); process.exitCode = 1; })`;
  const child = spawn(process.execPath, ['-e', code], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: join(folder, 'data'), ...env },
  });
  started.push(child);
  let printed = '';
  const said = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve) => {
      const look = () => {
        const found = pattern.exec(printed);
        if (found) resolve(found);
      };
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text) => {
          printed += text;
          look();
        });
      }
      look();
    });
  return { child, said };
}
