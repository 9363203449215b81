import { isPlainClick } from '../../ui/plain-click.ts';

/** Choosing a card that is in sight must not move the page, as following a hash does. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-partners] a[href^="#"]')) {
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const place = scrollY;
    location.hash = link.hash;
    scrollTo({ top: place, behavior: 'instant' });
  });
}
