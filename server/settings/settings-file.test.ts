import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#tests/support/server/clean-up.ts';
import { loadSettingsFile, unknownNames } from './settings-file.ts';

function loaded(text: string, env: Record<string, string | undefined> = {}) {
  const SETTINGS_FILE = join(newFolder(), 'site.env');
  writeFileSync(SETTINGS_FILE, text);
  const { SETTINGS_FILE: _, ...rest } = load({ ...env, SETTINGS_FILE });
  return rest;
}

function load(env: Record<string, string | undefined>) {
  loadSettingsFile(env);
  return env;
}

test('a file is read as systemd and Docker read it, and the environment overrides it', () => {
  const text = '# A comment\n\nA=The firm <a@b.example>\nB=https://c.example/x#main\nC="d e"\n  E = \nF=1\n';
  expect(loaded(text, { F: '2' })).toEqual({
    A: 'The firm <a@b.example>',
    B: 'https://c.example/x#main',
    C: 'd e',
    E: '',
    F: '2',
  });
});

test('an invalid line is reported by its number, and a missing file by its path', () => {
  expect(() => loaded('A=1\nhunter2')).toThrow(/^Line 2 of the settings is not NAME=value\.$/);
  expect(() => load({ SETTINGS_FILE: '/nowhere/site.env' })).toThrow(
    '/nowhere/site.env cannot be read (ENOENT)',
  );
});

test('a mistyped name is found, and one that Node or a library reads is not', () => {
  const SETTINGS_FILE = join(newFolder(), 'site.env');
  writeFileSync(SETTINGS_FILE, 'PORT=1\nTRUSTED_PROXIES=::1\nNODE_OPTIONS=\nTZ=UTC\nPGSSLMODE=\n');
  expect(unknownNames(['PORT'], { SETTINGS_FILE })).toEqual(['TRUSTED_PROXIES']);
});
