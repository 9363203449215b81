type Pressed = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns whether a click or key is the browser's: a link in a new tab, Alt and an arrow for Back, a selection. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
