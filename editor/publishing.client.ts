import type { CmsConfig } from '@sveltia/cms';
import type { Language } from '#i18n/languages.ts';
import { formatDate, formatNumber } from '#i18n/numbers.ts';
import { paths } from '#i18n/paths.ts';
import type { EditorWords } from './editor-words.ts';
import { formatMoment } from './format-moment.ts';
import { panel } from './panel.client.ts';
import { placeOfEntry } from './places.ts';
import type { PublishingReport } from './publishing-report.ts';
import { repositoryHost } from './repository-host.ts';
import { showVersions } from './versions.client.ts';

/** As deploy/publish.sh writes it. */
interface PublishingStatus {
  state: 'building' | 'public' | 'failed' | 'not-ready';
  /** The commit of the content. */
  content: string;
  /** When it came to be so, as ISO 8601 has it. */
  at: string;
  report: PublishingReport | null;
}

interface Publishing {
  config: CmsConfig;
  language: Language;
  words: EditorWords['publishing'];
}

const refreshMs = 15_000;

/** Shows from the sign-in on what became of the saves, and whether the reader may save. `authorization` is Sveltia's own. */
export async function showPublishing({ config, language, words }: Publishing, authorization: string) {
  const host = repositoryHost(config.backend, authorization);
  const show = panel('publishing');
  async function refresh() {
    if (document.hidden) return;
    const response = await fetch(paths.editorStatus, { headers: { authorization }, cache: 'no-store' });
    if (!response.ok) return;
    const status: PublishingStatus = await response.json();
    const { title, items } = inWords(status, await host.head(), { config, language, words });
    show(title, items, (status.report?.held.length ?? 0) > 0);
  }
  const again = () => refresh().catch(() => {});
  again();
  setInterval(again, refreshMs);
  document.addEventListener('visibilitychange', again);
  const mayWrite = await host.mayWrite().catch(() => true);
  if (!mayWrite) panel('read-only')(words.readOnly);
  showVersions({ config, language, words, mayWrite }, host);
}

function inWords(
  { state, content, at, report }: PublishingStatus,
  head: string,
  { config, language, words }: Publishing,
) {
  const { held = [], waiting = [] } = report ?? {};
  const refused = held.flatMap(({ entry, waits, issues }) => {
    const own = issues[language];
    return waits ? [{ place: own[0]?.place ?? placeOfEntry(config, entry), text: words.waits }] : own;
  });
  const later = waiting.map(({ entry, day }) => ({
    place: placeOfEntry(config, entry),
    text: words.later.replace('…', formatDate(language, day)),
  }));
  const count = held.length > 0 ? ` ${words.held.replace('…', formatNumber(language, held.length))}` : '';
  return { title: sentence() + count, items: [...refused, ...later] };

  function sentence() {
    if (head !== content || state === 'building') return words.onItsWay;
    if (state === 'not-ready') return words.notReady;
    return state === 'failed' ? words.failed : words.public.replace('…', formatMoment(language, at));
  }
}
