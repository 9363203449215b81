import { createPortal } from 'react-dom';
import { CloseButton } from '../../ui/close-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './contact-dialog.module.css';
import { ContactDialogFields } from './contact-dialog-fields.tsx';
import type { FormDialogContent } from './dialog-content.ts';
import { Form } from './form.tsx';
import type { FormState } from './form-state.ts';
import { type ModalProps, useModal } from './use-modal.ts';

/** The contact form over the whole screen, beside a dark column that says what it is for. */
export default function ContactDialog(props: FormDialogContent & ModalProps & Pick<FormState, 'service'>) {
  const { messages, logo, form, service } = props;
  const { heading, dialog } = useModal(props);
  return createPortal(
    <dialog {...dialog} className={`dialog ${styles.dialog}`} aria-labelledby={`${form.id}-title`}>
      <div className={`on-dark ${styles.lead}`}>
        <div className={styles.stay}>
          <Logo lockup={form.language} label={logo} className={styles.logo} />
          <div className={styles.words}>
            <h2 id={`${form.id}-title`} ref={heading} tabIndex={-1}>
              <Text>{messages.title}</Text>
            </h2>
            <p className="lead">
              <Text>{messages.text}</Text>
            </p>
          </div>
        </div>
      </div>
      <div className={styles.main}>
        <form method="dialog" className={styles.top}>
          <CloseButton label={messages.close} />
        </form>
        <div className={styles.form}>
          <Form {...form} service={service} Fields={ContactDialogFields} />
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
