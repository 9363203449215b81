import { formatDate } from '#i18n/dates.ts';
import { fill } from '#i18n/fill.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { formatRiyadhMoment } from '#i18n/riyadh-time.ts';
import { paths } from '#routing/paths.ts';
import { panel } from './panel.client.ts';
import type { PublishingReport } from './publishing/hold-back.ts';
import { repositoryHost } from './repository-host.ts';
import { type PublishingContext, showVersions } from './versions.client.ts';

interface PublishingStatus {
  state: 'building' | 'public' | 'failed' | 'not-ready';
  content: string;
  at: string;
  report: PublishingReport | null;
}

/** A refresh takes two requests at the host by the user's token: 480 an hour, of 5,000 that GitHub allows. */
const refreshMs = 15_000;

/** Shows whether the saves are public. `authorization` is the header that Sveltia sends to the repository's host. */
export async function showPublishingStatus(publishing: PublishingContext, authorization: string) {
  const { config, messages } = publishing;
  const host = repositoryHost(config.backend, authorization);
  const show = panel('publishing');
  async function refresh() {
    if (document.hidden) return;
    const response = await fetch(paths.editorStatus, { headers: { authorization }, cache: 'no-store' });
    if (!response.ok) return;
    const status: PublishingStatus = await response.json();
    const { title, items } = publishingItems(status, await host.latestCommit(), publishing);
    show(title, items, (status.report?.held.length ?? 0) > 0);
  }
  const refreshOrIgnore = () => void refresh().catch(() => {});
  refreshOrIgnore();
  setInterval(refreshOrIgnore, refreshMs);
  document.addEventListener('visibilitychange', refreshOrIgnore);
  addEventListener('saved', () => {
    show(messages.onItsWay);
    refreshOrIgnore();
  });
  const mayWrite = await host.mayWrite().catch(() => true);
  if (!mayWrite) panel('read-only')(messages.readOnly);
  showVersions(publishing, host, mayWrite);
}

function publishingItems(
  status: PublishingStatus,
  latestCommit: string,
  { language, messages }: PublishingContext,
) {
  const { state, content, at, report } = status;
  const { held = [], scheduled = [] } = report ?? {};
  const refused = held.flatMap(({ names, dependsOnHeld, issues }) => {
    const shown = issues[language];
    return dependsOnHeld ? [{ label: shown[0]?.label ?? names[language], text: messages.waits }] : shown;
  });
  const later = scheduled.map(({ names, day }) => ({
    label: names[language],
    text: fill(messages.later, formatDate(language, day)),
  }));
  const count = held.length > 0 ? ` ${fill(messages.held, formatNumber(language, held.length))}` : '';
  const sentences = {
    building: messages.onItsWay,
    'not-ready': messages.notReady,
    failed: messages.failed,
    public: fill(messages.public, formatRiyadhMoment(language, Date.parse(at))),
  };
  const title = sentences[latestCommit === content ? state : 'building'] + count;
  return { title, items: [...refused, ...later] };
}
