import { showState } from './show-state.ts';
import type { JobState } from './state.ts';

/**
 * Shows a job's page as it is on a day: a closed job says so, has no way to apply and offers those that are open;
 * one that closes soon says until when. A closed one is no job to search engines either. For the browser and for the server, as `showJobs`.
 */
export function showJob(page: Element, today: string): JobState {
  const state = showState(page, today);
  const others = [...page.querySelectorAll('[data-others] [data-job]')];
  const open = others.filter((other) => showState(other, today) !== 'closed');
  for (const other of others) other.toggleAttribute('hidden', !open.includes(other));
  // Nobody looks for work by a position that is closed.
  if (state === 'closed') page.querySelector('[data-job-posting]')?.remove();
  page.querySelector('[data-others]')?.toggleAttribute('hidden', state !== 'closed' || open.length === 0);
  return state;
}
