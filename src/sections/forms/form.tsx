import type { FC } from 'react';
import { keepIntent } from '#forms/keep-intent.ts';
import { ConsentBox, type ConsentBoxProps } from './consent-box.tsx';
import { type FieldsProps, fieldProps } from './field-props.ts';
import styles from './form-frame.module.css';
import type { FormLabels } from './form-props.ts';
import type { FormState, FormStatus } from './form-state.ts';
import { FormSummary } from './form-summary.tsx';
import { SendButton } from './send-button.tsx';
import { progressAloud, UploadProgress } from './upload-progress.tsx';
import { useForm } from './use-form.ts';
import { useSubmitOnSwitch } from './use-submit-on-switch.ts';

/** What a form is built with. */
export interface FormProps
  extends Pick<FieldsProps, 'id' | 'language' | 'fields' | 'choices' | 'suggestions'> {
  /** URL of the POST. */
  action: string;
  messages: FormLabels;
  consent: Pick<ConsentBoxProps, 'text' | 'notice' | 'required'>;
}

/** Works as the server draws it; once hydrated it checks what is typed, and sends without a reload. */
export function Form({ Fields, ...props }: FormProps & FormState & { Fields: FC<FieldsProps> }) {
  const { id, action, messages, consent, values, draft, service } = props;
  const { ref, events, status, problems, now, settled, token, cancel } = useForm(props);
  const switchButton = useSubmitOnSwitch(ref);
  const fields = { ...props, problems, problemMessages: messages.problems, values, now, settled, draft };
  const { defaultValue: ticked, ...box } = fieldProps(fields, 'privacyPolicy');
  const progress = status.state === 'sending' ? status.progress : undefined;
  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      action={action}
      encType={messages.upload && 'multipart/form-data'}
      noValidate
      {...events}
    >
      <input type="hidden" name="token" value={token} />
      {service && <input type="hidden" name="service" value={service.id} />}
      <FormSummary id={id} messages={messages} fieldLabels={props.fields} status={status} />
      <p className={styles.note}>{messages.required}</p>
      {service && (
        <p className={styles.about}>
          {messages.about} <strong>{service.title}</strong>
        </p>
      )}
      <Fields {...fields} />
      <ConsentBox {...box} {...consent} ticked={ticked === 'on'} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {messages.trap} <input type="text" name="companyFax" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {messages.upload && progress && (
        <UploadProgress
          messages={messages.upload}
          language={props.language}
          progress={progress}
          onCancel={cancel}
        />
      )}
      <SendButton messages={messages} status={status} aloud={saidAloud(props, status)} />
      <button ref={switchButton} type="submit" name={keepIntent.name} value={keepIntent.value} hidden />
    </form>
  );
}

function saidAloud({ messages, language }: FormProps, status: FormStatus): string {
  const { upload } = messages;
  if (status.state === 'sent') return messages.sending;
  if (status.state === 'editing') return (status.cancelled && upload?.cancelled) || '';
  if (status.state !== 'sending') return '';
  return upload && status.progress ? progressAloud(upload, language, status.progress) : messages.sending;
}
