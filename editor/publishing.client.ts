import type { CmsConfig } from '@sveltia/cms';
import { type Language, languages } from '#i18n/languages.ts';
import { formatDate, formatNumber } from '#i18n/numbers.ts';
import { paths } from '#i18n/paths.ts';
import type { EditorWords } from './editor-words.ts';
import { panel, panelItem } from './panel.client.ts';
import type { PublishingReport } from './publishing-report.ts';
import { type RepositoryHost, repositoryHost } from './repository-host.ts';
import { showVersions } from './versions.client.ts';

/** As deploy/publish.sh writes it. */
export interface PublishingStatus {
  state: 'building' | 'public' | 'failed';
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

const everyMs = 15_000;

/** Says from a sign-in on what became of the saves, and who may only read. `authorization` is the editor's own. */
export function showPublishing({ config, language, words }: Publishing, authorization: string) {
  const host = repositoryHost(config.backend, authorization);
  const shown = panel('publishing');
  showVersions({ config, language, words }, host);
  host.mayWrite().then(
    (mayWrite) => mayWrite || panel('read-only').show(words.readOnly, [], false),
    () => {},
  );
  // What was said already is left as the reader has it, open or closed.
  let said = '';
  async function look() {
    const status = document.hidden ? undefined : await statusNow(authorization);
    if (!status) return;
    const { title, items, isHeld } = inWords(status, await host.head(), language, words);
    const text = [title, ...items.map(({ textContent }) => textContent)].join('\n');
    if (text !== said) shown.show(title, items, isHeld);
    said = text;
  }
  const again = () => look().catch(() => {});
  again();
  setInterval(again, everyMs);
  document.addEventListener('visibilitychange', again);
}

async function statusNow(authorization: string): Promise<PublishingStatus | undefined> {
  const response = await fetch(paths.editorStatus, { headers: { authorization }, cache: 'no-store' });
  return response.ok ? response.json() : undefined;
}

function inWords(
  { state, content, at, report }: PublishingStatus,
  head: Awaited<ReturnType<RepositoryHost['head']>>,
  language: Language,
  words: EditorWords['publishing'],
) {
  const held = report?.held ?? [];
  const items = held.flatMap(({ entry, waits, findings }) => {
    const own = findings[language].map(({ place, text }) => panelItem(place, text));
    return waits ? [panelItem(findings[language][0]?.place ?? entry, words.waits)] : own;
  });
  const later = (report?.waiting ?? []).map(({ entry, day }) =>
    panelItem(entry.replace(/\.\w+$/, ''), words.later.replace('…', formatDate(language, day))),
  );
  const count = held.length > 0 ? ` ${words.held.replace('…', formatNumber(language, held.length))}` : '';
  return { title: sentence() + count, items: [...items, ...later], isHeld: held.length > 0 };

  function sentence() {
    if (head !== content || state === 'building') return words.onItsWay;
    return state === 'failed' ? words.failed : words.public.replace('…', moment(language, at));
  }
}

/** "14:02", with its day where that is another one; in Riyadh. */
function moment(language: Language, at: string): string {
  const { locale } = languages[language];
  const timeZone = 'Asia/Riyadh';
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const said = time.format(new Date(at));
  return day.format(new Date(at)) === day.format(new Date()) ? said : `${day.format(new Date(at))} ${said}`;
}
