const share = document.querySelector<HTMLElement>('[data-share]');
const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

if (share && 'share' in navigator) {
  // Rejected when the visitor thinks better of it.
  offer(share, '[data-apps]', () => navigator.share({ title: document.title, url }).catch(() => {}));
}
// Browsers give the clipboard to secure URLs only.
if (share && navigator.clipboard) offer(share, '[data-copy]', copy);

function offer(share: HTMLElement, selector: string, onPress: (button: HTMLElement) => void) {
  const button = share.querySelector<HTMLElement>(selector);
  button?.parentElement?.removeAttribute('hidden');
  button?.addEventListener('click', () => onPress(button));
}

/** Says that the URL is copied; where the browser refuses, shows the URL itself. */
async function copy({ dataset }: HTMLElement) {
  const status = share?.querySelector('[role="status"]');
  if (!status) return;
  status.textContent = '';
  status.textContent = await navigator.clipboard.writeText(url).then(
    () => dataset.copy ?? '',
    () => url,
  );
}
