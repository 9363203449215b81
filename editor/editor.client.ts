import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { minimumWidth } from '#content/check/picture-widths.ts';
import { collections } from '#content/collections.ts';
import { type Content, partsOfPath } from '#content/content-files.ts';
import { describe } from '#content/fields.ts';
import { type Issue, issueMessage } from '#content/issues.ts';
import type { Language } from '#i18n/languages.ts';
import { entryBeforeSave } from './before-save.ts';
import { outlineOf } from './check-entry.ts';
import type { EditorWords } from './editor-words.ts';
import { showIssues } from './issue-panel.client.ts';
import { fileFormat, formatName, isMarkdown, type Values } from './lossless-yaml.ts';
import { type FittedPicture, fitPictures } from './pictures.client.ts';
import { fieldAt, fieldsOfFile, isDraft, placeOfKey } from './places.ts';
import { showPublishing } from './publishing.client.ts';
import { clearRefused, type FieldIssue, showRefused } from './refused.client.ts';
import { fieldAround, hiddenControls, keyPathOf, setInterfaceLanguage } from './sveltia.client.ts';

export interface EditorData {
  config: CmsConfig;
  language: Language;
  /** The origins that the editor may fetch from beside our own. */
  origins: string[];
  /** The outline of the whole content. */
  outline: Content;
  words: Pick<EditorWords, 'checkResult' | 'issues' | 'publishing' | 'interface'>;
  /** Whether a development server serves it, which checks the whole content after each save. */
  isLocal: boolean;
}

const { config, language, origins, outline, words, isLocal }: EditorData = JSON.parse(
  document.getElementById('editor')?.textContent ?? '',
);

// The page's policy forbids the code that zod would make of its schemas.
z.config({ jitless: true });
/** The authorization that the editor sends to the repository’s host, once that has answered. */
const { promise: signedIn, resolve: resolveSignIn } = Promise.withResolvers<string>();
blockOtherOrigins();
document.head.append(Object.assign(document.createElement('style'), { textContent: hiddenControls }));
setInterfaceLanguage(language);
// Sveltia reads its settings as soon as it is loaded.
const { default: CMS } = await import('@sveltia/cms');
for (const [name, { pattern, fileSchema }] of Object.entries(collections)) {
  const format = fileFormat(pattern, describe(fileSchema));
  CMS.registerCustomFormat(formatName(name, pattern), isMarkdown(pattern) ? 'md' : 'yaml', format);
}
CMS.registerCustomFormat('redirects', 'yaml', fileFormat('redirects.yaml', {}));
CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const saved: { data: Values; i18n: Record<string, { data: Values }>; path: string } = entry.toJS();
    const { data, i18n, path } = saved;
    const others = Object.entries(i18n).map(([locale, other]) => [locale, other.data]);
    const checked = entryBeforeSave(
      { path, values: { [language]: data, ...Object.fromEntries(others) } },
      outline,
    );
    reportIssues(path, checked.issues, isDraft(config, path) && data.reviewed !== true);
    Object.assign(outline.files, outlineOf({ ...outline, files: checked.files }).files);
    const own = Object.entries(checked.values).map(([locale, values]) => [locale, { data: values }]);
    const { [language]: first, ...rest } = Object.fromEntries(own);
    return entry.set('data', first?.data ?? data).set('i18n', rest);
  },
});
addEventListener('hashchange', clearRefused);
fitPictures(checkPicture, () => showRefused(words.checkResult.noPicture, []));
await CMS.init({ config });
if (isLocal) showIssues(words.checkResult, language);
else signedIn.then((token) => showPublishing({ config, language, words: words.publishing }, token));

/** The field that people used last: a picture is chosen in a dialog outside of it. */
let lastField: Element | null = null;
for (const type of ['pointerdown', 'keydown', 'drop']) {
  addEventListener(
    type,
    ({ target }) => {
      lastField = fieldAround(target) ?? lastField;
    },
    { capture: true },
  );
}

/** Shows at once where a picture is too narrow for its place. */
function checkPicture({ name, width }: FittedPicture) {
  const id = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  outline.newPictures = { ...outline.newPictures, [id]: width };
  const keyPath = keyPathOf(lastField);
  const minimum = minimumWidth(fieldAt(location.hash, keyPath, config) ?? {});
  clearRefused();
  if (width >= minimum) return;
  const issue = { code: 'picture.narrow', found: width, minimum } as const;
  const text = issueMessage(issue, { [`${language}/editor.yaml`]: words }, language);
  const place = lastField?.querySelector('h4')?.textContent ?? name;
  showRefused(text, [{ language, keyPath, place, text }]);
}

/** Shows what is wrong. Throws, which stops the save, unless it is saved as a draft. */
function reportIssues(path: string, issues: Issue[], isDraftSaved: boolean) {
  clearRefused();
  if (issues.length === 0) return;
  const { refused, draft } = words.checkResult;
  showRefused(isDraftSaved ? draft : refused, fieldIssues(path, issues));
  // The editor shows the cause beside its own message that nothing was saved.
  if (!isDraftSaved) throw new Error('saving_failed', { cause: new Error(refused) });
}

/** Each once: a value that is the same in every language is wrong in every language's file. */
function fieldIssues(path: string, issues: Issue[]): FieldIssue[] {
  const shown = fieldsOfFile(config, path);
  const all = issues.map((issue): FieldIssue => {
    const { language: own = language } = partsOfPath(issue.file);
    const { keyPath, label } = placeOfKey(shown, issue.code.startsWith('review.') ? 'reviewed' : issue.key);
    const text = issueMessage(issue, { [`${language}/editor.yaml`]: words }, language);
    const languageName = words.checkResult.language[own];
    const address = issue.code === 'file.number' && words.interface.slug;
    return {
      language: own,
      keyPath,
      place: address || (label ? `${label} (${languageName})` : languageName),
      text,
    };
  });
  const seen = new Map(all.map((each) => [`${each.keyPath} ${each.text}`, each]));
  return [...seen.values()];
}

/** Sveltia would look for its updates and its hosts' health. The page's policy forbids that: this spares the attempts. */
function blockOtherOrigins() {
  const originalFetch = window.fetch;
  window.fetch = async (resource, options) => {
    const { protocol, origin } = new URL(
      resource instanceof Request ? resource.url : resource,
      location.href,
    );
    const isAllowed = [location.origin, ...origins].includes(origin) || ['blob:', 'data:'].includes(protocol);
    if (!isAllowed) return Response.error();
    const response = await originalFetch(resource, options);
    const authorization = new Headers(options?.headers).get('authorization');
    if (authorization && response.ok && origin !== location.origin) resolveSignIn(authorization);
    return response;
  };
}
