import { prefill } from '../../../forms/prefill.ts';
import { showFailure } from '../../../forms/show-problems.ts';
import { showChosenCountry } from './chosen-country.client.ts';
import { showDialog } from './show-dialog.client.ts';

/** The little that a form needs before it is touched. The rules, the proof and the sending come with the first touch. */
const selector = 'form[data-form]';
let code: Promise<typeof import('./live-form.client.ts')> | undefined;

for (const form of document.querySelectorAll<HTMLFormElement>(selector)) {
  prefill(form, new URLSearchParams(location.search));
  showChosenCountry(form);
}

// Without it the browser's own control shows the file.
if (document.querySelector('[data-file]')) import('./chosen-file.client.ts').catch(() => undefined);

// A browser that goes back puts the chosen country back after this script has run.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>(selector)) showChosenCountry(form);
});

for (const kind of ['focusin', 'pointerdown']) {
  document.addEventListener(kind, (event) => {
    const form = formOf(event);
    if (form) begin(form).catch(() => undefined);
  });
}

document.addEventListener('change', (event) => {
  const form = formOf(event);
  if (form) showChosenCountry(form);
});

document.addEventListener('submit', (event) => {
  const form = formOf(event);
  if (!form) return;
  event.preventDefault();
  begin(form).then(
    ({ send }) => send(form),
    // Without our code the browser sends the form by itself, unless it could only show its page for "no connection".
    () => (navigator.onLine ? form.submit() : showFailure(form, 'offline')),
  );
});

/** A dialog that `open-dialog.client.ts` has fetched: it says what the link that led to it brought along. */
document.addEventListener('show', (event) => {
  const dialog = event.target as HTMLDialogElement;
  const { detail: link } = event as CustomEvent<HTMLAnchorElement>;
  const form = dialog.querySelector<HTMLFormElement>(selector);
  if (form) {
    prefill(form, new URLSearchParams(link.search));
    showChosenCountry(form);
  }
  showDialog(dialog, link);
});

function formOf({ target }: Event): HTMLFormElement | undefined {
  return (target as Element).closest<HTMLFormElement>(selector) ?? undefined;
}

/** Fetches the code, wakes the form, and gives the code back. */
async function begin(form: HTMLFormElement) {
  code ??= import('./live-form.client.ts');
  try {
    const module = await code;
    await module.begin(form);
    return module;
  } catch (error) {
    code = undefined;
    throw error;
  }
}
