import type { CmsConfig } from '@sveltia/cms';
import { type Language, languageCodes, languages } from '#i18n/languages.ts';
import type { EditorWords } from './editor-words.ts';
import { panel } from './panel.client.ts';
import type { RepositoryHost, Version } from './repository-host.ts';

interface Versions {
  config: CmsConfig;
  language: Language;
  words: EditorWords['publishing'];
}

/** Lists the versions of the entry that is open, with a button that makes one the newest again. */
export function showVersions({ config, language, words }: Versions, host: RepositoryHost) {
  const shown = panel('versions');
  const list = async () => {
    const files = filesAt(location.hash, config);
    shown.show('', [], false);
    if (files.length === 0) return;
    const versions = await host.versions(files);
    // Another entry may have been opened meanwhile.
    if (filesAt(location.hash, config).join() !== files.join()) return;
    const items = versions.map((version, at) =>
      item(version, at === 0 ? undefined : () => restore(version, files)),
    );
    shown.show(words.versions, items, false);
  };
  const again = () => list().catch(() => {});
  addEventListener('hashchange', again);
  again();

  async function restore({ commit, date }: Version, files: string[]) {
    const when = moment(date);
    if (!confirm(words.restoreAsk.replace('…', when))) return;
    try {
      const texts = files.map(async (path) => ({ path, text: await host.read(path, commit) }));
      await host.write(await Promise.all(texts), words.restored.replace('…', when));
      // The editor keeps what it has read.
      location.reload();
    } catch {
      alert(words.restoreFailed);
    }
  }

  function item({ date, author, message }: Version, onRestore: (() => void) | undefined): HTMLElement {
    const element = document.createElement('li');
    const details = document.createElement('strong');
    details.textContent = `${moment(date)} · ${author}`;
    element.append(details, document.createElement('br'), message.split('\n')[0] ?? '');
    if (onRestore) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = words.restore;
      button.addEventListener('click', onRestore);
      element.append(document.createElement('br'), button);
    }
    element.dir = 'auto';
    return element;
  }

  function moment(date: string): string {
    const { locale } = languages[language];
    const shape = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Riyadh' } as const;
    return new Intl.DateTimeFormat(locale, shape).format(new Date(date));
  }
}

/** The files of the entry that the editor's own address names: `#/collections/jobs/entries/7`. */
export function filesAt(hash: string, { collections = [], singletons = [] }: CmsConfig): string[] {
  const [, name, entry] = /^#\/collections\/([\w-]+)\/entries\/([\w-]+)/.exec(hash) ?? [];
  if (!name || !entry) return [];
  const collection = collections.find((each) => 'name' in each && each.name === name);
  if (collection && 'folder' in collection && collection.folder)
    return inEachLanguage(`${collection.folder}/${entry}.${collection.extension}`);
  const files = collection && 'files' in collection ? (collection.files ?? []) : singletons;
  const file = files.find((each) => 'name' in each && each.name === entry);
  return file && 'file' in file ? inEachLanguage(file.file) : [];
}

function inEachLanguage(path: string): string[] {
  return [...new Set(languageCodes.map((language) => path.replace('{{locale}}', language)))];
}
