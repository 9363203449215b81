import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import type { FormState } from '#forms/form-states.ts';
import { fetchContent } from '#ui/fetch-content.ts';
import { hasModifier } from '#ui/has-modifier.ts';
import { ButtonLink } from '#ui/link.tsx';
import { useLazy } from '#ui/use-lazy.ts';
import type { FormDialogContent } from './form-props.ts';
import type { FormDialogProps } from './use-modal.ts';

type DialogName = 'contact' | 'training';

interface FormDialogLinkProps {
  service?: FormState['service'];
  dialog: DialogName;
  href: string;
  content: string;
  label: string;
}

type Dialog = ComponentType<FormDialogProps>;

/** A static import would put the dialog's styles into every page. */
const dialogs: Record<DialogName, () => Promise<{ default: Dialog }>> | undefined = import.meta.env.SSR
  ? undefined
  : { contact: () => import('./contact-dialog.tsx'), training: () => import('./training-dialog.tsx') };

/** A link to a form's page that opens the form in a dialog. The dialog is fetched when a visitor points at the link. */
export function FormDialogLink({ dialog, href, content, label, service }: FormDialogLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [loaded, prepare] = useLazy(() => load(dialog, content));
  const [openings, setOpenings] = useState(0);

  function open(event: MouseEvent) {
    if (hasModifier(event)) return;
    event.preventDefault();
    prepare().then(
      () => {
        setOpenings((count) => count + 1);
        dispatchEvent(new CustomEvent('analytics', { detail: { event: 'form', form: dialog } }));
      },
      () => location.assign(href),
    );
  }

  return (
    <>
      <ButtonLink
        ref={link}
        href={href}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={open}
      >
        {label}
      </ButtonLink>
      {loaded && (
        <loaded.Dialog
          {...loaded.content}
          service={service}
          openings={openings}
          onClose={() => link.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}

async function load(dialog: DialogName, url: string) {
  if (!dialogs) throw new Error('There is no dialog while pages are built');
  const [{ default: Dialog }, content] = await Promise.all([
    dialogs[dialog](),
    fetchContent<FormDialogContent>(url),
  ]);
  return { Dialog, content };
}
