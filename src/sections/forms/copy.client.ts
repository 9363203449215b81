const button = document.querySelector<HTMLButtonElement>('[data-copy]');
const label = button?.querySelector('[data-name]');
const status = button?.parentElement?.querySelector('[role="status"]');
const reference = button?.parentElement?.querySelector('bdi')?.textContent;

if (button && label && reference && navigator.clipboard) {
  button.hidden = false;
  button.addEventListener('click', () =>
    navigator.clipboard.writeText(reference).then(
      () => {
        label.textContent = button.dataset.copy ?? '';
        if (status) status.textContent = label.textContent;
      },
      // A browser that forbids it leaves the number to be copied by hand.
      () => undefined,
    ),
  );
}
