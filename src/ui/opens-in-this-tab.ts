type Pressed = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns whether a click opens the link in this tab, without a new tab, window or download. */
export function opensInThisTab({ altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
