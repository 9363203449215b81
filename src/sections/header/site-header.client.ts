import { rememberLanguage } from './remember-language.client.ts';
import { restoreSwitchScroll, saveSwitchScroll } from './switch-scroll.client.ts';

/** Scroll distance after which the header turns white (docs/product.md, section 9). */
const thresholdPx = 50;
const hoverDelayMs = 120;
const leaveDelayMs = 250;

const header = document.querySelector<HTMLElement>('[data-site-header]');
const narrowMenu = document.querySelector<HTMLElement>('#menu-all');

const isOpen = (panel: HTMLElement) => panel.matches(':popover-open');
const close = (panel: HTMLElement) => isOpen(panel) && panel.hidePopover();

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

/** The popover handles click, Enter, Space, Escape and a click outside; this adds hover and arrow down. */
function enhanceMenu(panel: HTMLElement) {
  const { previousElementSibling: button, parentElement: item } = panel;
  if (!(button instanceof HTMLElement) || !item) return;
  let timer = 0;
  let isHovered = false;
  const hover = () => {
    if (isOpen(panel)) return;
    panel.showPopover({ source: button });
    isHovered = true;
  };
  const after = (delayMs: number, action: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, delayMs);
  };

  item.addEventListener(
    'pointerenter',
    (event) => event.pointerType === 'mouse' && after(hoverDelayMs, hover),
  );
  item.addEventListener(
    'pointerleave',
    (event) => event.pointerType === 'mouse' && after(leaveDelayMs, () => close(panel)),
  );
  // A click on a menu that hover has just opened keeps it open.
  button.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (isHovered) event.preventDefault();
    isHovered = false;
  });
  item.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && !item.contains(event.relatedTarget)) close(panel);
  });
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    panel.showPopover({ source: button });
    panel.querySelector<HTMLElement>('a')?.focus();
  });
  panel.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') isHovered = false;
  });
}

/** Keeps the focus in the header and its panel while the panel is open, and closes it when it is no longer needed. */
function enhanceNarrowMenu(panel: HTMLElement) {
  const page = document.querySelectorAll<HTMLElement>('main, footer, .skip');
  const closeMenu = () => close(panel);
  const updatePage = () => {
    for (const part of page) part.inert = isOpen(panel);
  };
  panel.addEventListener('toggle', () => {
    // Lets the menu paint first, because the browser recalculates the styles of the whole page.
    if (isOpen(panel)) requestAnimationFrame(() => setTimeout(updatePage));
    else updatePage();
  });
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) closeMenu();
  });
  addEventListener('pagehide', closeMenu);
  matchMedia('(width >= 64rem)').addEventListener('change', closeMenu);
}
