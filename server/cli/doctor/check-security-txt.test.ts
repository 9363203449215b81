import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#server/clean-up.fixture.ts';
import { startHttpServer } from '#server/http-server.fixture.ts';
import { checkSecurityTxt } from './check-security-txt.ts';
import { short } from './doctor.fixture.ts';

const now = Date.parse('2026-11-21T09:00:00Z');

test('security.txt is read from the site, or from the build', async () => {
  const folder = newFolder();
  const nowhere = 'http://127.0.0.1:1';
  expect(short(await checkSecurityTxt(nowhere, folder, now))).toEqual(['warning: There is no security.txt.']);
  mkdirSync(join(folder, '.well-known'));
  const until = (date: string) => `Contact: mailto:a@firm.example\r\nExpires: ${date}T00:00:00.000Z\r\n`;
  writeFileSync(join(folder, '.well-known/security.txt'), until('2026-11-20'));
  const built = await checkSecurityTxt(nowhere, folder, now);
  expect(short(built)).toEqual(['bad: security.txt expired on 2026-11-20.']);
  let text = until('2027-06-01');
  const site = await startHttpServer((_, response) => response.end(text));
  const served = async () => short(await checkSecurityTxt(site, folder, now));
  expect(await served()).toEqual(['good: security.txt is valid until 2027-06-01.']);
  text = until('2026-12-01');
  expect(await served()).toEqual(['warning: security.txt expires on 2026-12-01.']);
  text = 'Contact: mailto:a@firm.example';
  expect((await served())[0]).toMatch(/^bad: security\.txt has no Expires/);
});
