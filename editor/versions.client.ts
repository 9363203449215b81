import type { CmsConfig } from '@sveltia/cms';
import { parseContentFile } from '#content/content-files.ts';
import { leaves } from '#content/fields.ts';
import { fill } from '#i18n/fill.ts';
import type { Language } from '#i18n/languages.ts';
import type { EditorWords } from './editor-words.ts';
import { formatMoment } from './format-moment.ts';
import { panel } from './panel.client.ts';
import { fieldsOfFile, filesAt, placeOfKey, schemaOfFile } from './places.ts';
import type { RepositoryHost, Version } from './repository-host.ts';

interface Versions {
  config: CmsConfig;
  language: Language;
  words: EditorWords['publishing'];
  mayWrite: boolean;
}

/** How many versions say what changed in them: each is two requests. */
const comparedVersions = 8;

/** Lists the versions of the entry that is open, for who may write with a button that makes one the newest again. */
export function showVersions({ config, language, words, mayWrite }: Versions, host: RepositoryHost) {
  const show = panel('versions');
  const list = async () => {
    const files = filesAt(location.hash, config);
    show('');
    const versions = files.length > 0 ? await host.versions(files) : [];
    const changes = await Promise.all(
      versions.slice(0, comparedVersions).map((version, at) => changedIn(version, versions[at + 1], files)),
    );
    // Another entry may have been opened meanwhile.
    if (versions.length === 0 || filesAt(location.hash, config).join() !== files.join()) return;
    const items = versions.map((version, at) => ({
      place: `${formatMoment(language, version.date)} · ${version.author}`,
      text: changes[at] || (at === versions.length - 1 ? words.created : ''),
      button: words.restore,
      onClick: at > 0 && mayWrite ? () => restore(version, files) : undefined,
    }));
    show(words.versions, items);
  };
  const again = () => void list().catch(() => {});
  addEventListener('hashchange', again);
  again();

  /** "Title, Summary": the fields in which a version differs from the one before. */
  async function changedIn(version: Version, before: Version | undefined, files: string[]): Promise<string> {
    if (!before) return '';
    const labels = files.map(async (path) => {
      const file = path.replace(/^content\//, '');
      const texts = await Promise.all([before, version].map(({ commit }) => host.read(path, commit)));
      const [old, now] = texts.map((text) => parseContentFile(file, text ?? ''));
      return leaves([old, now], schemaOfFile(file))
        .filter(({ values: [one, other] }) => JSON.stringify(one) !== JSON.stringify(other))
        .map(({ key }) => placeOfKey(fieldsOfFile(config, path), key).label || key);
    });
    return [...new Set((await Promise.all(labels)).flat())].join(language === 'ar' ? '، ' : ', ');
  }

  async function restore({ commit, date }: Version, files: string[]) {
    const when = formatMoment(language, date);
    if (!confirm(fill(words.restoreAsk, when))) return;
    try {
      const texts = files.map(async (path) => ({ path, text: await host.read(path, commit) }));
      await host.write(await Promise.all(texts), fill(words.restored, when));
      // The editor keeps what it has read.
      location.reload();
    } catch {
      alert(words.restoreFailed);
    }
  }
}
