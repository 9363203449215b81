import type { Office } from '#content/schemas/office.ts';
import { formatTime, formatWeekday } from '#language/numbers.ts';
import { parsePath } from '#language/paths.ts';
import { openingAt } from './opening-hours.ts';

const { language } = parsePath(location.pathname);
const list = document.querySelector<HTMLElement>('[data-offices]');
const minute = 60_000;

if (list) keepShowing(list);

/** Shows every office's time and state, and again as each minute begins. */
function keepShowing(list: HTMLElement) {
  const now = new Date();
  for (const week of list.querySelectorAll<HTMLElement>('[data-week]')) show(week, list.dataset, now);
  setTimeout(keepShowing, minute - (now.getTime() % minute), list);
}

function show(week: HTMLElement, words: DOMStringMap, now: Date) {
  const { hours, timeZone }: Pick<Office, 'hours' | 'timeZone'> = JSON.parse(week.dataset.week ?? '');
  const { state, until } = openingAt(hours, timeZone, now);
  const time = formatTime(language, until, timeZone);
  const [today, thatDay] = [now, until].map((instant) => instant.toLocaleDateString('en', { timeZone }));
  const opens = [
    words.closedOpens,
    today !== thatDay && formatWeekday(language, until, timeZone),
    words.at,
    time,
  ];
  const said = state === 'open' ? `${words.openUntil} ${time}` : opens.filter(Boolean).join(' ');
  reveal(week.querySelector('[data-state]'), said)?.setAttribute('data-state', state);
  const clock = reveal(week.querySelector('[data-now]'), formatTime(language, now, timeZone));
  clock?.parentElement?.removeAttribute('hidden');
}

function reveal(element: HTMLElement | null, text: string) {
  element?.removeAttribute('hidden');
  if (element && element.textContent !== text) element.textContent = text;
  return element;
}
