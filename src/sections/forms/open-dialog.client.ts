import { fetchDialog } from '../../ui/fetch-dialog.client.ts';
import { isPlainClick } from '../../ui/plain-click.ts';

const dialogs = new Map<string, Promise<HTMLDialogElement>>();

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog]')) {
  const load = () => dialogAt(link.dataset.dialog ?? '');
  for (const sign of ['pointerenter', 'focusin', 'touchstart']) {
    link.addEventListener(sign, () => load().catch(() => undefined), { passive: true });
  }
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    load().then(
      // The dialog's own module shows it: show-dialog.client.ts.
      (dialog) => dialog.dispatchEvent(new CustomEvent('show', { detail: link, bubbles: true })),
      () => location.assign(link.href),
    );
  });
}

/** The dialog of a document; what fails is tried anew. */
function dialogAt(address: string): Promise<HTMLDialogElement> {
  const dialog = dialogs.get(address) ?? fetchDialog(address);
  dialogs.set(address, dialog);
  dialog.catch(() => dialogs.delete(address));
  return dialog;
}
