import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import type { Finding } from './findings.ts';

/** Shows beside the editor what the content check finds, anew after each save. */
export function showFindings(words: { title: string; none: string }, language: Language) {
  const panel = document.createElement('details');
  const summary = document.createElement('summary');
  const list = document.createElement('ul');
  panel.append(summary, list);
  panel.setAttribute('role', 'status');
  const style = document.createElement('style');
  style.textContent = look;
  document.head.append(style);
  document.body.append(panel);
  panel.id = 'findings';
  new EventSource(`/edit/findings/${language}`).addEventListener('message', ({ data }) => {
    const findings: Finding[] = JSON.parse(data);
    summary.textContent =
      findings.length > 0 ? `${words.title}: ${formatNumber(language, findings.length)}` : words.none;
    list.replaceChildren(...findings.map(item));
    panel.open = findings.length > 0;
  });
}

function item({ place, text }: Finding): HTMLElement {
  const element = document.createElement('li');
  const where = document.createElement('strong');
  where.textContent = place;
  element.append(where, document.createElement('br'), text);
  element.dir = 'auto';
  return element;
}

const look = `
#findings {
  position: fixed; z-index: 1000; inset-block-end: 0; inset-inline: 1rem; margin-inline: auto; inline-size: fit-content;
  max-inline-size: 40rem;
  max-block-size: 40vh; overflow: auto; padding: .6rem 1rem; border: 1px solid #999; border-block-end: 0;
  border-radius: .5rem .5rem 0 0; background: #fffbe9; color: #222; font: 14px/1.5 system-ui, sans-serif;
}
#findings summary { cursor: pointer; font-weight: 600; }
#findings ul { margin: .5rem 0 0; padding-inline-start: 1.1rem; }
`;
