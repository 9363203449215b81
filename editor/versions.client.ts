import { isScheduled, publishDateOf } from '#content/dates/publish-date.ts';
import { leaves } from '#content/files/content-fields.ts';
import { parseContentFile } from '#content/files/content-files.ts';
import { formatDate } from '#i18n/dates.ts';
import { fill } from '#i18n/fill.ts';
import type { Language } from '#i18n/languages.ts';
import { formatRiyadhMoment } from '#i18n/riyadh-time.ts';
import type { EditorConfig } from './config.ts';
import { describeKey, fieldsOfFile, filesAt, schemaOfFile } from './config-lookup.ts';
import type { EditorMessages } from './editor-messages.ts';
import { panel } from './panel.client.ts';
import type { RepositoryHost, Version } from './repository-host.ts';

/** Each compared version takes two requests. */
const comparedVersions = 8;

export interface PublishingContext {
  config: EditorConfig;
  language: Language;
  messages: EditorMessages['publishing'];
  site: 'public' | 'preview';
}

/** Lists the open entry's versions, which a writer can restore, and says if its publish date is in the future. */
export function showVersions(publishing: PublishingContext, host: RepositoryHost, mayWrite: boolean) {
  const { config, language, messages, site } = publishing;
  const [show, showDay] = [panel('versions'), panel('later')];
  const list = async () => {
    const files = filesAt(location.hash, config);
    for (const clear of [show, showDay]) clear('');
    const versions = files.length > 0 ? await host.versions(files) : [];
    // A version that cannot be read is listed too.
    const compared = versions.slice(0, comparedVersions + 1);
    const values = await Promise.all(
      compared.map(({ commit }) => valuesAt(host, commit, files).catch(() => [])),
    );
    // Another entry may be open by now.
    if (versions.length === 0 || filesAt(location.hash, config).join() !== files.join()) return;
    const last = versions.length - 1;
    const items = versions.map((version, at) => ({
      label: `${formatRiyadhMoment(language, Date.parse(version.date))} · ${version.author}`,
      text: at === last ? messages.created : changedFields(publishing, files, values[at], values[at + 1]),
      button: messages.restore,
      onClick: at > 0 && mayWrite ? () => restoreVersion(publishing, host, version, files) : undefined,
    }));
    show(messages.versions, items);
    // The publishing report does not contain an entry that was just saved.
    const day = publishDateOf(schemaOfFile(files[0] ?? ''), values[0]?.[0]);
    if (site === 'public' && isScheduled(day)) showDay(fill(messages.notYet, formatDate(language, day)));
  };
  const again = () => void list().catch(() => {});
  addEventListener('hashchange', again);
  again();
}

function textsAt(host: RepositoryHost, commit: string, files: string[]) {
  return Promise.all(files.map(async (path) => ({ path, text: await host.read(path, commit) })));
}

async function valuesAt(host: RepositoryHost, commit: string, files: string[]): Promise<unknown[]> {
  const texts = await textsAt(host, commit, files);
  return texts.map(({ path, text = '' }) => parseContentFile(path.replace(/^content\//, ''), text));
}

function changedFields(
  { config, language }: PublishingContext,
  files: string[],
  values: unknown[] = [],
  before: unknown[] = [],
): string {
  const labels = files.flatMap((path, at) =>
    leaves([before[at], values[at]], schemaOfFile(path))
      .filter(({ values: [one, other] }) => JSON.stringify(one) !== JSON.stringify(other))
      .map(({ key }) => describeKey(fieldsOfFile(config, path), key).label || key),
  );
  return [...new Set(labels)].join(language === 'ar' ? '، ' : ', ');
}

async function restoreVersion(
  { language, messages }: PublishingContext,
  host: RepositoryHost,
  { commit, date }: Version,
  files: string[],
) {
  const when = formatRiyadhMoment(language, Date.parse(date));
  if (!confirm(fill(messages.restoreAsk, when))) return;
  try {
    const texts = await textsAt(host, commit, files);
    const restoredFiles = texts.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }]));
    await host.write(restoredFiles, fill(messages.restored, when));
    // The editor would keep the older values in memory.
    location.reload();
  } catch {
    alert(messages.restoreFailed);
  }
}
