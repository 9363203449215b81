/** Milliseconds without a key after which the number of results is read out: not at every letter. */
const pause = 600;

/**
 * The keys of a combobox whose list is always in sight (ARIA Authoring Practices, editable combobox with list
 * autocomplete): the focus stays in the field, which names the option it is at. With none, Enter sends the form.
 */
export function startCombobox(dialog: HTMLDialogElement, input: HTMLInputElement) {
  const status = dialog.querySelector('[role="status"]');
  let at: HTMLElement | undefined;
  let timer = 0;

  input.addEventListener('keydown', (event) => {
    // The keys of a word that is still being composed are not ours.
    if (event.isComposing) return;
    const target = targetOf(event.key);
    if (target) {
      event.preventDefault();
      go(target);
    } else if (event.key === 'Enter' && at) {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      at.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    }
  });
  return { renewed };

  /** To be called when the options are other ones. */
  function renewed() {
    go(undefined);
    dialog.scrollTop = 0;
    input.setAttribute('aria-expanded', String(options().length > 0));
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (status) status.textContent = dialog.querySelector('[data-count]')?.textContent ?? '';
    }, pause);
  }

  function options(): HTMLElement[] {
    return [...dialog.querySelectorAll<HTMLElement>('[role="option"]')];
  }

  function targetOf(key: string): HTMLElement | undefined {
    const all = options();
    const place = at ? all.indexOf(at) : -1;
    if (key === 'ArrowDown') return all[place + 1] ?? all[0];
    if (key === 'ArrowUp') return all[place < 0 ? all.length - 1 : place - 1] ?? all.at(-1);
    // Until an option is chosen they are the caret's.
    if (key === 'Home' && at) return all[0];
    if (key === 'End' && at) return all.at(-1);
    return undefined;
  }

  function go(option: HTMLElement | undefined) {
    at?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    at = option;
  }
}
