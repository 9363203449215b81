import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { hasModifier } from '#ui/has-modifier.ts';

interface ComboboxOptions {
  dialog: RefObject<HTMLDialogElement | null>;
  listboxId: string;
  /** When it changes, no option is active. Its results may come after the visitor has chosen one of the results before. */
  typed: string;
  hasOptions: boolean;
}

/**
 * Keyboard handling of a combobox whose list is always visible (ARIA Authoring Practices, editable combobox with list
 * autocomplete): the focus stays in the field, which names the active option. Without an active option, Enter sends
 * the form.
 */
export function useCombobox({ dialog, listboxId, typed, hasOptions }: ComboboxOptions) {
  const [{ of, active }, setActive] = useState<{ of: string; active?: string }>({ of: typed });
  const current = of === typed ? active : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options are read from the first one on
  useEffect(() => {
    if (dialog.current) dialog.current.scrollTop = 0;
  }, [dialog, typed]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignores the keys of an input method that is composing a word.
    if (event.nativeEvent.isComposing) return;
    const all = [...(dialog.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const place = all.findIndex(({ id }) => id === current);
    const target = targetOf(event.key, all, place);
    if (target && !hasModifier(event)) {
      event.preventDefault();
      target.scrollIntoView({ block: 'nearest' });
      setActive({ of: typed, active: target.id });
    } else if (event.key === 'Enter' && place >= 0) {
      event.preventDefault();
      // The click takes over its modifiers.
      all[place]?.dispatchEvent(new MouseEvent('click', event.nativeEvent));
    }
  };

  return {
    active: current,
    input: {
      role: 'combobox',
      'aria-controls': listboxId,
      'aria-expanded': hasOptions,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': current,
      onKeyDown,
    },
  };
}

function targetOf(key: string, all: HTMLElement[], place: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return all[place + 1] ?? all[0];
  if (key === 'ArrowUp') return all[place < 0 ? all.length - 1 : place - 1] ?? all.at(-1);
  // Until an option is active these keys move the caret.
  if (key === 'Home' && place >= 0) return all[0];
  if (key === 'End' && place >= 0) return all.at(-1);
  return undefined;
}
