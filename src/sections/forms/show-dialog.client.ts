/** Shows a form's dialog, and brings the focus back to the link when it closes. */
export function showDialog(dialog: HTMLDialogElement, link: HTMLAnchorElement) {
  if (dialog.open) return;
  dialog.showModal();
  dialog.scrollTop = 0;
  dialog.querySelector('h2')?.focus();
  let pressed: EventTarget | null = null;
  dialog.onpointerdown = ({ target }) => {
    pressed = target;
  };
  // Not where a press that began in a field ends beside it: that only selects text.
  dialog.onclick = ({ target }) => {
    if (target === pressed && (target as Element).matches('dialog, [data-backdrop]')) dialog.close();
  };
  dialog.onclose = () => link.focus({ preventScroll: true });
}
