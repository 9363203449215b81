import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { FormState } from '#forms/form-states.ts';
import type { FormDialogContent } from './form-props.ts';

export interface FormDialogProps extends FormDialogContent {
  service?: FormState['service'];
  openings: number;
  onClose: () => void;
}

/**
 * Props of a modal `dialog` element and of its heading, which gets the focus. Its close button belongs to a form with
 * `method="dialog"`; the browser handles Escape.
 * @param closesBeside whether a click on the backdrop closes it
 */
export function useModal({ form, openings, onClose }: FormDialogProps, closesBeside = false) {
  const id = `${form.id}-title`;
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
  const common = { ref: dialog, tabIndex: -1, 'aria-labelledby': id, onClose: onClosed };
  return { heading: { id, ref: heading, tabIndex: -1 }, dialog: { ...common, ...(closesBeside && beside) } };
}
