type Pressed = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link opens this tab: no new tab, window or download. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean {
  return !(altKey || ctrlKey || metaKey || shiftKey);
}
