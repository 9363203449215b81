type Pressed = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link means this page, and no new tab, window or download. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
