import type { CmsConfig } from '@sveltia/cms';
import type { Language } from '#i18n/languages.ts';
import type { EditorWords } from './editor-words.ts';
import { formatMoment } from './format-moment.ts';
import { panel } from './panel.client.ts';
import { filesAt } from './places.ts';
import type { RepositoryHost, Version } from './repository-host.ts';

interface Versions {
  config: CmsConfig;
  language: Language;
  words: EditorWords['publishing'];
  mayWrite: boolean;
}

/** Lists the versions of the entry that is open, for who may write with a button that makes one the newest again. */
export function showVersions({ config, language, words, mayWrite }: Versions, host: RepositoryHost) {
  const show = panel('versions');
  const list = async () => {
    const files = filesAt(location.hash, config);
    show('');
    const versions = files.length > 0 ? await host.versions(files) : [];
    // Another entry may have been opened meanwhile.
    if (versions.length === 0 || filesAt(location.hash, config).join() !== files.join()) return;
    const items = versions.map((version, at) => ({
      place: `${formatMoment(language, version.date)} · ${version.author}`,
      text: version.message.split('\n')[0] ?? '',
      button: words.restore,
      onClick: at > 0 && mayWrite ? () => restore(version, files) : undefined,
    }));
    show(words.versions, items);
  };
  const again = () => list().catch(() => {});
  addEventListener('hashchange', again);
  again();

  async function restore({ commit, date }: Version, files: string[]) {
    const when = formatMoment(language, date);
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
}
