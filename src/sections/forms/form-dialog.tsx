import type { ReactNode } from 'react';
import { CloseButton } from '../../ui/close-button.tsx';
import { Logo, type LogoProps } from '../../ui/logo.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './form-dialog.module.css';

export interface FormDialogProps {
  id: string;
  words: { title: string; text: string; close: string };
  logo: LogoProps;
  children: ReactNode;
}

/**
 * A form over the whole screen beside a dark column that says what it is for. `open-dialog.client.ts` shows it. Nothing
 * of the page is seen around it, so the dark column is the backdrop that closes it; on a phone there is none.
 */
export function FormDialog({ id, words, logo, children }: FormDialogProps) {
  return (
    <dialog id={id} className={`dialog ${styles.dialog}`} aria-labelledby={`${id}-title`} data-form-dialog>
      <div className={`on-dark ${styles.lead}`}>
        <div className={styles.stay} data-backdrop>
          <Logo {...logo} className={styles.logo} />
          <div className={styles.words}>
            <h2 id={`${id}-title`} tabIndex={-1}>
              <Text>{words.title}</Text>
            </h2>
            <p className="lead">
              <Text>{words.text}</Text>
            </p>
          </div>
        </div>
      </div>
      <div className={styles.main}>
        <form method="dialog" className={styles.top}>
          <CloseButton label={words.close} />
        </form>
        <div className={styles.form}>{children}</div>
      </div>
    </dialog>
  );
}
