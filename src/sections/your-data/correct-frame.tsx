import type { ReactNode } from 'react';
import type { FormMessages } from '../../../forms/show-problems.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../forms/form-frame.module.css';

export interface CorrectFrameProps {
  /** Which form it corrects. */
  form: string;
  /** Address of the POST. */
  action: string;
  messages: FormMessages;
  words: { required: string; retry: string; send: string };
  /** For a form that brings a file. */
  encType?: 'multipart/form-data' | undefined;
  children: ReactNode;
}

/** A form around its fields: the summary, the link to what is stored, and the button. */
export function CorrectFrame({ form, action, messages, words, encType, children }: CorrectFrameProps) {
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      encType={encType}
      noValidate
      data-form={form}
      data-words={JSON.stringify(messages)}
    >
      <input type="hidden" name="link" value="%link%" />
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
      <div data-wide>
        <Button type="submit">{words.send}</Button>
      </div>
    </form>
  );
}
