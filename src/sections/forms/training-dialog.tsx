import { createPortal } from 'react-dom';
import closeButton from '#ui/close-button.module.css';
import { CloseButton } from '#ui/close-button.tsx';
import { richText } from '#ui/text.tsx';
import { Form } from './form.tsx';
import styles from './training-dialog.module.css';
import { type FormDialogProps, useModal } from './use-modal.ts';

/** The training form in a panel over the page; a click on the backdrop closes it too. */
export default function TrainingDialog(props: FormDialogProps) {
  const { messages, form, openings } = props;
  const { heading, dialog } = useModal(props, true);
  return createPortal(
    <dialog {...dialog} className={`dialog ${styles.dialog}`}>
      <div className={styles.panel}>
        <CloseButton label={messages.close} className={`${closeButton.bar} ${styles.top}`} />
        <h2 {...heading}>{richText(messages.title)}</h2>
        <p className="lead">{richText(messages.text)}</p>
        <Form {...form} openings={openings} />
      </div>
    </dialog>,
    document.body,
  );
}
