const button = document.querySelector<HTMLButtonElement>('[data-copy]');
const label = button?.querySelector('[data-name]');
const reference = document.querySelector('[data-copied]')?.textContent?.trim();

if (button && label && reference && navigator.clipboard) {
  button.hidden = false;
  button.addEventListener('click', () =>
    navigator.clipboard.writeText(reference).then(
      // The button has the focus, so its new name is read out.
      () => {
        label.textContent = button.dataset.copy ?? '';
      },
      // A browser that forbids it leaves the number to be copied by hand.
      () => undefined,
    ),
  );
}
