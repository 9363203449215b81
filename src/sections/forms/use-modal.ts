import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { FormState } from '#forms/form-state.ts';
import type { FormDialogContent } from './form-content.ts';

export interface FormDialogProps extends FormDialogContent {
  service?: FormState['service'];
  /** How often it was opened: a dialog closes by itself, before React learns of it. */
  openings: number;
  onClose: () => void;
}

/**
 * What makes a `dialog` element a modal one that begins at its heading. Its close button is that of a form
 * whose method is `dialog`; Escape is the browser's.
 * @param closesBeside whether a click on the backdrop closes it
 */
export function useModal({ openings, onClose }: FormDialogProps, closesBeside = false) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<EventTarget>(null);
  useEffect(() => {
    if (openings === 0) return;
    dialog.current?.showModal();
    dialog.current?.scrollTo(0, 0);
    heading.current?.focus();
  }, [openings]);
  const beside = {
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target;
    },
    // Not where a press that began in a field ends beside it: that only selects text.
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      if (target === currentTarget && target === pressed.current) currentTarget.close();
    },
  };
  const onClosed = () => dialog.current?.open || onClose();
  return { heading, dialog: { ref: dialog, onClose: onClosed, ...(closesBeside && beside) } };
}
