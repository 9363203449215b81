import { Fragment } from 'react';
import { controlFields } from '#forms/control-fields.ts';
import type { FormState } from '#forms/section-states.ts';
import { ConsentBox } from './consent-box.tsx';
import type { FormProps } from './form-content.ts';
import { FormContext } from './form-context.ts';
import { type FormControls, FormFields } from './form-fields.tsx';
import styles from './form-frame.module.css';
import { FormSummary } from './form-summary.tsx';
import { SendButton, UploadProgress } from './send-button.tsx';
import { useForm } from './use-form.ts';

interface FormOptions {
  controls?: FormControls;
  /** How often its dialog was opened. */
  openings?: number;
}

/**
 * A form with its fields. Works as the server draws it; once hydrated it checks what is typed, and sends
 * without a reload.
 */
export function Form({ controls, openings, ...props }: FormProps & FormState & FormOptions) {
  const { action, messages, service, article } = props;
  const subjects = [article, service].flatMap((subject) => subject?.title ?? []);
  const { ref, events, status, token, cancel, ...known } = useForm(props, openings);
  return (
    <FormContext value={{ ...props, ...known }}>
      <form
        ref={ref}
        className={styles.form}
        method="post"
        action={action}
        encType={messages.upload && 'multipart/form-data'}
        noValidate
        {...events}
      >
        <input type="hidden" name={controlFields.token} value={token} />
        {service && <input type="hidden" name={controlFields.service} value={service.id} />}
        {article && <input type="hidden" name={controlFields.article} value={article.id} />}
        <FormSummary status={status} />
        <p className={`small muted ${styles.note}`}>{messages.required}</p>
        {subjects.length > 0 && (
          <p className={styles.about}>
            {`${messages.about} `}
            {subjects.map((title, index) => (
              <Fragment key={title}>
                {index > 0 && ' · '}
                <strong>{title}</strong>
              </Fragment>
            ))}
          </p>
        )}
        <FormFields controls={controls} />
        <ConsentBox />
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {messages.honeypot}{' '}
            <input type="text" name={controlFields.honeypot} tabIndex={-1} autoComplete="off" {...unfilled} />
          </label>
        </div>
        {messages.upload && status.state === 'sending' && status.progress && (
          <UploadProgress messages={messages.upload} progress={status.progress} onCancel={cancel} />
        )}
        <SendButton status={status} />
      </form>
    </FormContext>
  );
}

/** Tells password managers to leave the field alone. */
const unfilled = {
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
};
