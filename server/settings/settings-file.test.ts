import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '#server/clean-up.fixture.ts';
import { loadSettingsFile } from './settings-file.ts';

function loaded(text: string, env: Record<string, string | undefined> = {}) {
  const SETTINGS_FILE = join(newFolder(), 'site.env');
  writeFileSync(SETTINGS_FILE, text);
  const all = { ...env, SETTINGS_FILE };
  loadSettingsFile(all);
  const { SETTINGS_FILE: _, ...rest } = all;
  return rest;
}

test('a file is read as systemd and Docker read it', () => {
  const text =
    '# A comment\n\nA=The firm <a@b.example>\nB=https://c.example/x#main\nC="d e"\n# D=1\r\n  E = \n';
  expect(loaded(text)).toEqual({
    A: 'The firm <a@b.example>',
    B: 'https://c.example/x#main',
    C: 'd e',
    E: '',
  });
});

test('what the environment says wins, so that two processes may share a file', () => {
  expect(loaded('OPS_PORT=9464\nHOST=localhost', { OPS_PORT: '9465' })).toEqual({
    OPS_PORT: '9465',
    HOST: 'localhost',
  });
});

test('a line that says nothing is named by its number, not by what it holds', () => {
  expect(() => loaded('A=1\nhunter2')).toThrow(/^Line 2 of the settings is not NAME=value\.$/);
});

test('a file that is named and not there stops the program', () => {
  expect(() => loadSettingsFile({ SETTINGS_FILE: '/nowhere/site.env' })).toThrow(
    'The settings in /nowhere/site.env cannot be read (ENOENT). Check SETTINGS_FILE',
  );
});
