import { createPortal } from 'react-dom';
import closeButton from '#ui/close-button.module.css';
import { CloseButton } from '#ui/close-button.tsx';
import { Logo } from '#ui/logo.tsx';
import { richText } from '#ui/text.tsx';
import styles from './contact-dialog.module.css';
import { CountryField } from './country-field.tsx';
import { Form } from './form.tsx';
import { type FormDialogProps, useModal } from './use-modal.ts';

export default function ContactDialog(props: FormDialogProps) {
  const { messages, logo, form, service, openings } = props;
  const { heading, dialog } = useModal(props);
  return createPortal(
    <dialog {...dialog} className={`dialog ${styles.dialog}`}>
      <div className={styles.layout}>
        <div className={`on-dark ${styles.lead}`}>
          <div className={`stack ${styles.sticky}`}>
            <Logo variant={form.language} label={logo} className={styles.logo} />
            <div className={styles.text}>
              <h2 {...heading}>{richText(messages.title)}</h2>
              <p className="lead">{richText(messages.text)}</p>
            </div>
          </div>
        </div>
        <div className={styles.main}>
          <CloseButton label={messages.close} className={`${closeButton.bar} ${styles.top}`} />
          <div className={styles.form}>
            <Form
              {...form}
              openings={openings}
              service={service}
              fieldOverrides={{ country: <CountryField messages={messages} /> }}
            />
          </div>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
