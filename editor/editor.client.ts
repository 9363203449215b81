import { z } from 'zod';
import { freeNumber } from '#content/check/schemas.ts';
import { collections } from '#content/files/collections.ts';
import { contentFieldOf, leaves } from '#content/files/content-fields.ts';
import { type Content, partsOfPath } from '#content/files/content-files.ts';
import { type Issue, issueMessage } from '#content/issues.ts';
import type { Language } from '#i18n/languages.ts';
import { entryBeforeSave, outlineOf } from './before-save.ts';
import type { EditorConfig } from './config.ts';
import { describeKey, fieldsOfFile, isDraft, openEntry, schemaOfFile } from './config-lookup.ts';
import type { EditorMessages } from './editor-messages.ts';
import { watchHost } from './host-errors.client.ts';
import { type EntryValues, fileFormat, formatName, isMarkdown, pictureName } from './lossless-yaml.ts';
import { showPublishingStatus } from './publishing-status.client.ts';
import { clearRefused, type FieldIssue, showRefused } from './refused.client.ts';
import { createStores, setInterfaceLanguage, shownPictureWidth, stopEarlySaves } from './sveltia.client.ts';
import type { PublishingContext } from './versions.client.ts';

export interface EditorData {
  config: EditorConfig;
  language: Language;
  origins: string[];
  outline: Content;
  messages: EditorMessages;
  /** `local` publishes nothing that is saved; `preview` shows scheduled entries. */
  site: 'local' | PublishingContext['site'];
}

const { config, language, origins, outline, messages, site }: EditorData = JSON.parse(
  document.getElementById('editor')?.textContent ?? '',
);

// The page's policy forbids the code that zod generates from schemas.
z.config({ jitless: true });
const { promise: signedIn, resolve: resolveSignIn } = Promise.withResolvers<string>();
watchHost(origins, messages.hostErrors, resolveSignIn);
setInterfaceLanguage(language);
createStores(config.backend);
stopEarlySaves(() => showRefused(messages.checkResult.preparing, []));
// This must run before Sveltia reads the address.
addEventListener('hashchange', suggestNumber);
suggestNumber();
// Sveltia reads its settings as soon as it is loaded.
const { default: CMS } = await import('@sveltia/cms');
for (const [name, { pattern, schema }] of Object.entries(collections)) {
  const format = fileFormat(pattern, contentFieldOf(schema));
  CMS.registerCustomFormat(formatName(name, pattern), isMarkdown(pattern) ? 'md' : 'yaml', format);
}
CMS.registerCustomFormat('redirects', 'yaml', fileFormat('redirects.yaml', {}));
CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const saved: { data: EntryValues; i18n: Record<string, { data: EntryValues }>; path: string } =
      entry.toJS();
    const { data, i18n, path } = saved;
    outline.newPictures = { ...outline.newPictures, ...widthsIn(path, data) };
    const others = Object.entries(i18n).map(([locale, other]) => [locale, other.data]);
    const values = { [language]: data, ...Object.fromEntries(others) };
    const checked = entryBeforeSave({ path, values }, outline);
    reportIssues(path, checked.issues, isDraft(config, path) && data.reviewed !== true);
    Object.assign(outline.files, outlineOf({ ...outline, files: checked.files }).files);
    const entryFiles = Object.entries(checked.values).map(([locale, values]) => [locale, { data: values }]);
    const { [language]: first, ...rest } = Object.fromEntries(entryFiles);
    return entry.set('data', first?.data ?? data).set('i18n', rest);
  },
});
CMS.registerEventListener({ name: 'postSave', handler: () => void dispatchEvent(new Event('saved')) });
addEventListener('hashchange', clearRefused);
await CMS.init({ config });
if (site !== 'local')
  signedIn.then((token) =>
    showPublishingStatus({ config, language, messages: messages.publishing, site }, token),
  );

/** Suggests the next free number for a new entry of a numbered folder. People can change it until the first save. */
function suggestNumber() {
  const { collection: name, entry } = openEntry(location.hash) ?? {};
  const collection = Object.entries(collections).find(([each]) => each === name)?.[1];
  if (entry || collection?.layout !== 'folder' || !collection.numbered || location.hash.includes('?')) return;
  const number = freeNumber(collection.path, outline.files);
  history.replaceState(history.state, '', `${location.hash}?_slug=${number}`);
}

/** Reads the widths in pixels from the page, because pictures that are saved with the entry have no file yet. */
function widthsIn(path: string, values: EntryValues): Record<string, number> {
  const field = schemaOfFile(path);
  const shown = leaves([values], field).flatMap(({ key, field: { picture }, values: [address] }) => {
    const width = picture && typeof address === 'string' ? shownPictureWidth(language, key) : undefined;
    return width ? [[pictureName(String(address)), width]] : [];
  });
  return Object.fromEntries(shown);
}

/** Shows the issues. Throws an Error that stops the save, unless it is the save of a draft. */
function reportIssues(path: string, issues: Issue[], isDraftSaved: boolean) {
  clearRefused();
  if (issues.length === 0) return;
  const { refused, draft } = messages.checkResult;
  showRefused(isDraftSaved ? draft : refused, fieldIssues(path, issues));
  // The editor shows the cause next to Sveltia's message that nothing was saved.
  if (!isDraftSaved) throw new Error('saving_failed', { cause: new Error(refused) });
}

/** Lists the issue of a shared value once, although each language's file has it. */
function fieldIssues(path: string, issues: Issue[]): FieldIssue[] {
  const shown = fieldsOfFile(config, path);
  const all = issues.map((issue): FieldIssue => {
    const key = issue.code.startsWith('review.') ? 'reviewed' : issue.key;
    const { keyPath, label, isShared } = describeKey(shown, key);
    const { language: issueLanguage = language } = isShared ? {} : partsOfPath(issue.file);
    const name = messages.languages[issueLanguage];
    const inLanguage = isShared ? label : label ? `${label} (${name})` : name;
    return {
      language: issueLanguage,
      keyPath,
      label: (issue.code === 'file.number' && messages.interface.slug) || inLanguage,
      text: issueMessage(issue, { [`${language}/editor.yaml`]: messages }, language),
    };
  });
  return [...new Map(all.map((each) => [`${each.language} ${each.keyPath} ${each.text}`, each])).values()];
}
