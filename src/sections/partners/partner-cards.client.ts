/** Choosing a card that is in sight must not move the page, as following a hash does. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-partners] a[href^="#"]')) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const place = scrollY;
    location.hash = link.hash;
    scrollTo({ top: place, behavior: 'instant' });
  });
}
