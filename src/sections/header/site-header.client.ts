import { close, enhanceMenu, enhanceNarrowMenu } from './menus.client.ts';
import { rememberLanguage } from './remember-language.client.ts';
import { restoreSwitchScroll, saveSwitchScroll } from './switch-scroll.client.ts';

/** Scroll distance after which the header turns white (docs/product.md, section 9). */
const thresholdPx = 50;

const header = document.querySelector<HTMLElement>('[data-site-header]');
const narrowMenu = document.querySelector<HTMLElement>('#menu-all');

const updateScrolled = () => header?.toggleAttribute('data-scrolled', scrollY > thresholdPx);
addEventListener('scroll', updateScrolled, { passive: true });
// If it were read earlier, the scroll position would force a layout of the whole page during startup.
addEventListener('load', updateScrolled);

for (const panel of document.querySelectorAll<HTMLElement>('[data-menu]')) enhanceMenu(panel);
if (narrowMenu) enhanceNarrowMenu(narrowMenu);

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-link]')) {
  if (link.dataset.languageLink === 'home') link.pathname = samePathUnder(link.pathname);
  for (const kind of ['click', 'auxclick', 'contextmenu']) {
    link.addEventListener(kind, () => {
      rememberLanguage(link.hreflang);
      link.search = location.search;
      link.hash = location.hash;
      saveSwitchScroll(link.pathname);
      if (narrowMenu) close(narrowMenu);
    });
  }
}
restoreSwitchScroll();

/** Returns the current path in the other language, because the switch of a 404 page leads home. */
function samePathUnder(home: string): string {
  const { lang } = document.documentElement;
  return home === '/' ? location.pathname.replace(`/${lang}`, '') : home + location.pathname;
}
