const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

// It rejects when the visitor closes the share sheet.
const openApps = () => navigator.share({ title: document.title, url }).catch(() => {});
if ('share' in navigator) offer('[data-apps]', openApps);
// Browsers give the clipboard to secure URLs only.
if (navigator.clipboard) offer('[data-copy]', copy);

function offer(selector: string, onPress: (button: HTMLElement) => void) {
  const button = document.querySelector<HTMLElement>(selector);
  button?.removeAttribute('hidden');
  button?.parentElement?.removeAttribute('hidden');
  button?.addEventListener('click', () => onPress(button));
}

/** Copies the reference next to the button, or the page's URL, and says so; if the browser refuses, shows the URL. */
async function copy(button: HTMLElement) {
  const status = button.closest('section, div')?.querySelector('[role="status"]');
  const label = button.querySelector('[data-name]');
  const reference = button.parentElement?.querySelector('bdi')?.textContent;
  if (!status) return;
  status.textContent = '';
  status.textContent = await navigator.clipboard.writeText(reference ?? url).then(
    () => button.dataset.copy ?? '',
    () => (reference ? '' : url),
  );
  if (label && status.textContent) label.textContent = status.textContent;
}
