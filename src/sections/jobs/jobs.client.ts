import { filtersQuery, readFilters } from '../../../jobs/filters.ts';
import { showJobs } from '../../../jobs/show-jobs.ts';
import { writtenDay } from '../../../jobs/show-state.ts';
import { riyadhDay } from '../../../jobs/state.ts';
import { isPlainClick } from '../../ui/plain-click.ts';

const list = document.querySelector<HTMLElement>('[data-jobs]');
const form = list?.querySelector('form');
if (list && form) startFilters(list, form);

/** The address holds the filters: each choice goes there, and the list shows what the address says. */
function startFilters(list: HTMLElement, form: HTMLFormElement) {
  const show = () => {
    const filters = readFilters(new URLSearchParams(location.search));
    showJobs(list, filters, writtenDay(list) ?? riyadhDay(Date.now()));
    for (const [name, value] of Object.entries(filters)) {
      // An attribute says nothing to a list that the visitor has used.
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLSelectElement) control.value = value;
    }
  };
  const goTo = (query: string) => {
    if (query !== location.search) history.pushState(null, '', location.pathname + query);
    // The number is read out after each choice, the same one too.
    list.querySelector('[role="status"]')?.replaceChildren();
    show();
  };
  show();
  // A browser that restores a page's fields does so after its scripts, and the visitor may come back to it as it was.
  addEventListener('pageshow', show);
  addEventListener('popstate', show);
  form.addEventListener('change', () => goTo(filtersQuery(readFilters(chosen(form)))));
  list.querySelector<HTMLElement>('[data-clear]')?.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo('');
    form.querySelector('select')?.focus();
  });
}

function chosen(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...form.querySelectorAll('select')].map(({ name, value }) => [name, value]));
}
