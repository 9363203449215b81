import { mayBeFetchedAhead } from './ahead.ts';

// Browsers without speculation rules: a page is fetched when a pointer, a finger or the focus comes to its link.
const { connection } = navigator as { connection?: { saveData: boolean } };
if (!HTMLScriptElement.supports?.('speculationrules') && !connection?.saveData) {
  addEventListener('pointerover', fetchAhead);
  addEventListener('focusin', fetchAhead);
}

function fetchAhead({ target }: Event) {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a:not([href^="#"], [data-ahead])');
  if (link?.host !== location.host || !mayBeFetchedAhead(link.pathname)) return;
  link.dataset.ahead = '';
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }));
}
