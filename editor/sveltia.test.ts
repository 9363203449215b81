import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { siteContent } from '#content/files/site-content.fixture.ts';
import { editorMessages } from './editor-messages.ts';

/** The parts that sveltia.client.ts, editor-pages.ts and config-lookup.ts rely on. */
const internals = [
  'data-key-path',
  'data-locale',
  'highlight-editor-field',
  'class="placeholder',
  'sveltia-cms.prefs',
  '#/collections',
  'menuitemcheckbox',
  'width:512,height:512',
  'Accel+S',
  'processing:t.processing',
  'file-cache',
  'ui-settings',
  'asset-thumbnails',
  'asset-hashes',
  'file-system-handles',
  'draft-backups',
];

test.each(internals)('the editor’s page still has %s', (name) => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('@sveltia/cms')), 'utf8');
  expect(source.includes(name), `Sveltia has no “${name}” any more: see sveltia.client.ts`).toBe(true);
});

/** This configuration never shows Sveltia's settings, drafts at the host, folders, files and other services. */
const unused =
  /^(?:prefs|config|cloud_storage|workflow|open_authoring|status|local_workflow|sign_in_with_link|sign_in_using_access_token_workflow)|folder|^_sui\.text_editor\.heading_1$|^domain$|^(?:replace|remove)_file$/;

test('every text of the interface has an Arabic translation', () => {
  const arabic = new Set([
    ...keysIn(localeOf('ar')),
    ...Object.keys(editorMessages(siteContent.files, 'ar').interface),
  ]);
  const missing = keysIn(localeOf('en-US')).filter((key) => !arabic.has(key) && !unused.test(key));
  expect(missing).toEqual([]);
});

test('every Arabic translation belongs to a text that the interface has', () => {
  const known = new Set(keysIn(localeOf('en-US')));
  const own = Object.keys(editorMessages(siteContent.files, 'ar').interface);
  expect(own.filter((key) => !known.has(key))).toEqual([]);
});

function localeOf(name: string): object {
  return JSON.parse(
    readFileSync(new URL(`../node_modules/@sveltia/cms/locales/${name}.json`, import.meta.url), 'utf8'),
  );
}

function keysIn(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [before + name] : keysIn(text, `${before}${name}.`),
  );
}
