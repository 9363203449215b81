import { type JobState, jobState } from './state.ts';

/**
 * Shows a job in its state of the day: of its parts marked `data-when="open closing"`, those that the state is named
 * in. The job is the element that carries its last day in `data-until`, empty where it is open until it is filled.
 */
export function showState(job: Element, today: string): JobState {
  const state = jobState({ validThrough: job.getAttribute('data-until') ?? undefined }, today);
  job.setAttribute('data-state', state);
  for (const part of job.querySelectorAll('[data-when]')) {
    if (part.closest('[data-until]') !== job) continue;
    part.toggleAttribute('hidden', !part.getAttribute('data-when')?.split(' ').includes(state));
  }
  return state;
}

/** The day that the server wrote into the markup; undefined where the page came without a server. */
export function writtenDay(element: Element): string | undefined {
  return element.getAttribute('data-today')?.match(/^\d{4}-\d\d-\d\d$/)?.[0];
}
