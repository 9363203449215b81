import { expect, test } from 'vitest';
import { storageMessage } from './main.ts';

test('who starts the server without settings learns where messages are, and that their emails wait', () => {
  expect(storageMessage({ dataDir: '/data', databaseUrl: undefined, smtpUrl: undefined })).toBe(
    'Messages are stored in /data/site.db; their emails wait, because SMTP_URL is not set: see .env.example',
  );
});

test('who starts it with settings learns both servers, and reads no password', () => {
  const databaseUrl = 'postgres://site:hunter2@db.example:5432/site';
  const smtpUrl = 'smtps://site:hunter2@mail.example:465';
  expect(storageMessage({ dataDir: '/data', databaseUrl, smtpUrl })).toBe(
    'Messages are stored in PostgreSQL at db.example:5432; emails are sent through mail.example:465',
  );
});
