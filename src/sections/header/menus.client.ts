const hoverDelayMs = 120;
const leaveDelayMs = 250;

/** The popover handles click, Enter, Space, Escape and a click outside; this adds hover and arrow down. */
export function enhanceMenu(panel: HTMLElement) {
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
export function enhanceNarrowMenu(panel: HTMLElement) {
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

export function close(panel: HTMLElement) {
  if (isOpen(panel)) panel.hidePopover();
}

function isOpen(panel: HTMLElement): boolean {
  return panel.matches(':popover-open');
}
