import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { panel } from './panel.client.ts';
import type { ReportedIssue } from './reported-issues.ts';

/** Shows beside the editor what the content check finds, anew after each save. */
export function showIssues(words: { title: string; none: string }, language: Language) {
  const show = panel('issues');
  new EventSource(`/edit/issues/${language}`).addEventListener('message', ({ data }) => {
    const found: ReportedIssue[] = JSON.parse(data);
    const title = found.length > 0 ? `${words.title}: ${formatNumber(language, found.length)}` : words.none;
    show(title, found, found.length > 0);
  });
}
