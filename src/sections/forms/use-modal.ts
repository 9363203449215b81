import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { FormState } from '#forms/form-states.ts';
import type { FormDialogContent } from './form-props.ts';

export interface FormDialogProps extends FormDialogContent {
  service?: FormState['service'];
  openings: number;
  onClose: () => void;
}

/**
 * Props that make a `dialog` element modal and focus its heading. Its close button belongs to a form with
 * `method="dialog"`; the browser handles Escape.
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
    // A press that began in a field and ends outside only selects text.
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      if (target === currentTarget && target === pressed.current) currentTarget.close();
    },
  };
  const onClosed = () => dialog.current?.open || onClose();
  return { heading, dialog: { ref: dialog, onClose: onClosed, ...(closesBeside && beside) } };
}
