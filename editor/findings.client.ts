import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import type { Finding } from './findings.ts';
import { panel } from './panel.client.ts';

/** Shows beside the editor what the content check finds, anew after each save. */
export function showFindings(words: { title: string; none: string }, language: Language) {
  const show = panel('findings');
  new EventSource(`/edit/findings/${language}`).addEventListener('message', ({ data }) => {
    const found: Finding[] = JSON.parse(data);
    const title = found.length > 0 ? `${words.title}: ${formatNumber(language, found.length)}` : words.none;
    show(title, found, found.length > 0);
  });
}
