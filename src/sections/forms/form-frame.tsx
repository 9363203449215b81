import type { ReactNode } from 'react';
import type { FormMessages } from '../../../forms/show-problems.ts';
import { Button } from '../../ui/button.tsx';
import styles from './form-frame.module.css';

export interface FormFrameProps {
  /** Begins the ids of everything in it. */
  id: string;
  /** Which form it is; more than one place can show it. */
  form: string;
  /** Address of the POST. */
  action: string;
  messages: FormMessages;
  words: { required: string; trap: string; retry: string; send: string; sending: string };
  /** What it carries unseen: the ticket of a new message, or the link to one that is stored. */
  carries?: 'ticket' | 'link';
  /** First lines of a message, by the number of the service it begins at. */
  services?: Record<string, string>;
  /** For a form that brings a file. */
  encType?: 'multipart/form-data';
  children: ReactNode;
}

/** A form around its fields: summary, ticket, trap and the button. It works as it is; form.client.ts spares the reload. */
export function FormFrame({
  id,
  form,
  action,
  messages,
  words,
  carries = 'ticket',
  services,
  encType,
  children,
}: FormFrameProps) {
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      encType={encType}
      noValidate
      data-form={form}
      data-words={JSON.stringify(messages)}
      data-services={services && JSON.stringify(services)}
    >
      <input type="hidden" name={carries} value={`%${carries}%`} />
      <div className={styles.summary} data-summary role="alert" tabIndex={-1} hidden>
        <h2>{messages.failed}</h2>
        <p hidden />
        <ul hidden />
        <Button look="line" type="submit" hidden>
          {words.retry}
        </Button>
      </div>
      <p className={styles.note}>{words.required}</p>
      {children}
      {carries === 'ticket' && (
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {words.trap} <input type="text" name="companyFax" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      <div data-wide>
        <Button type="submit" data-send={words.send} data-sending={words.sending}>
          {words.send}
        </Button>
        <p className="visually-hidden" role="status" data-status id={`${id}-status`} />
      </div>
    </form>
  );
}
