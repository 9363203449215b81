import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFixture } from '../server/site.fixture.ts';
import { exportStatic } from './static.ts';

const dist = await buildFixture();
const folder = mkdtempSync(join(tmpdir(), 'static-'));
let toServer: string[];
beforeAll(async () => {
  toServer = await exportStatic(dist, folder);
});
afterAll(() => {
  for (const each of [dist, folder]) rmSync(each, { recursive: true, force: true });
});

test('what is the same for everybody is there, what is made for each visitor is left to the server', () => {
  for (const file of ['index.html', 'ar.html', 'ar/services/3.html', 'files/profile.pdf', 'favicon.svg'])
    expect(existsSync(join(folder, file))).toBe(true);
  for (const file of ['contactus.html', 'ar/contactus/sent.html', 'index.html.br', '.page-sources.json'])
    expect(existsSync(join(folder, file))).toBe(false);
  for (const path of ['/forms/*', '/contactus', '/ar/contactus', '/ar/contactus/sent', '/apply/1'])
    expect(toServer).toContain(path);
  expect(toServer).not.toContain('/ar');
});

test('each page has its own policy, once, and shares the other headers', () => {
  const rules = readFileSync(join(folder, '_headers'), 'utf8').split(/\n(?=\/)/);
  const of = (path: string) => rules.filter((rule) => rule.startsWith(`${path}\n`)).join('\n');
  expect(of('/*')).toContain('Strict-Transport-Security: max-age=63072000');
  expect(of('/*')).not.toContain('Content-Security-Policy');
  for (const path of ['/', '/ar', '/ar/services/3'])
    expect(of(path).match(/Content-Security-Policy: .*'sha256-script'/g)).toHaveLength(1);
  expect(of('/')).not.toContain('Strict-Transport-Security');
  expect(of('/files/profile.pdf')).toContain('X-Frame-Options: SAMEORIGIN');
});

test('moved URLs are moved in both languages', () => {
  const moved = readFileSync(join(folder, '_redirects'), 'utf8').split('\n');
  expect(moved).toContain('/home / 301');
  expect(moved).toContain('/ar/home /ar 301');
});
