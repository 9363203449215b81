import type { CmsConfig } from '@sveltia/cms';
import { parseContentFile } from '#content/content-files.ts';
import { leaves } from '#content/fields.ts';
import { fill } from '#i18n/fill.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { riyadhZone } from '#i18n/time.ts';
import type { EditorWords } from './editor-words.ts';
import { panel } from './panel.client.ts';
import { fieldsOfFile, filesAt, placeOfKey, schemaOfFile } from './places.ts';
import type { RepositoryHost, Version } from './repository-host.ts';

/** The limit of compared versions, because each takes two requests. */
const comparedVersions = 8;

export interface Publishing {
  config: CmsConfig;
  language: Language;
  words: EditorWords['publishing'];
}

/** Lists the versions of the open entry; a writer gets a button that restores one. */
export function showVersions(
  { config, language, words }: Publishing,
  host: RepositoryHost,
  mayWrite: boolean,
) {
  const show = panel('versions');
  const list = async () => {
    const files = filesAt(location.hash, config);
    show('');
    const versions = files.length > 0 ? await host.versions(files) : [];
    const changes = await Promise.all(
      versions.slice(0, comparedVersions).map((version, at) => changedIn(version, versions[at + 1], files)),
    );
    // The reader may have opened another entry meanwhile.
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

  async function textsAt(commit: string, files: string[]) {
    return Promise.all(files.map(async (path) => ({ path, text: await host.read(path, commit) })));
  }

  async function changedIn(version: Version, before: Version | undefined, files: string[]): Promise<string> {
    if (!before) return '';
    const [olds, news] = await Promise.all([before, version].map(({ commit }) => textsAt(commit, files)));
    const labels = files.flatMap((path, at) => {
      const file = path.replace(/^content\//, '');
      const values = [olds, news].map((texts) => parseContentFile(file, texts?.[at]?.text ?? ''));
      return leaves(values, schemaOfFile(file))
        .filter(({ values: [one, other] }) => JSON.stringify(one) !== JSON.stringify(other))
        .map(({ key }) => placeOfKey(fieldsOfFile(config, path), key).label || key);
    });
    return [...new Set(labels)].join(language === 'ar' ? '، ' : ', ');
  }

  async function restore({ commit, date }: Version, files: string[]) {
    const when = formatMoment(language, date);
    if (!confirm(fill(words.restoreAsk, when))) return;
    try {
      const texts = await textsAt(commit, files);
      const known = texts.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
      await host.write(known, fill(words.restored, when));
      // The editor would keep the older values in memory.
      location.reload();
    } catch {
      alert(words.restoreFailed);
    }
  }
}

/** Returns "2 Nov 2026, 14:02", or "14:02" for today, in Riyadh. */
export function formatMoment(language: Language, at: string): string {
  const format = (shape: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages[language].locale, { ...shape, timeZone: riyadhZone });
  const day = format({ dateStyle: 'medium' });
  const isToday = day.format(new Date(at)) === day.format(new Date());
  const time = { timeStyle: 'short', hourCycle: 'h23' } as const;
  return format(isToday ? time : { dateStyle: 'medium', ...time }).format(new Date(at));
}
