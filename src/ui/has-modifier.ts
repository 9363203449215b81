/** Returns whether a click or key is the browser's: a link in a new tab, Alt and an arrow for Back, a selection. */
export function hasModifier(pressed: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) {
  return pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey;
}
