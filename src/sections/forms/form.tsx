import { Fragment } from 'react';
import type { FormState } from '#forms/form-states.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldLabel } from '#ui/field.tsx';
import { richText } from '#ui/text.tsx';
import { FormContext, useField, useFormContents } from './form-context.ts';
import { type FieldOverrides, FormFields } from './form-fields.tsx';
import { FormFrame, FormNote } from './form-frame.tsx';
import type { FormProps } from './form-props.ts';
import styles from './form-summary.module.css';
import { FormSummary } from './form-summary.tsx';
import { SendButton, UploadProgress } from './send-button.tsx';
import { useForm } from './use-form.ts';

interface FormOptions {
  fieldOverrides?: FieldOverrides;
  openings?: number;
}

/** A form with its fields. It works as plain HTML; once hydrated it validates input and sends without a reload. */
export function Form({ fieldOverrides, openings, ...props }: FormProps & FormState & FormOptions) {
  const { action, messages, service, article } = props;
  const topics = [article, service].flatMap((topic) => topic?.title ?? []);
  const { ref, events, status, token, cancel, ...fieldContents } = useForm(props, openings);
  return (
    <FormContext value={{ ...props, ...fieldContents }}>
      <FormFrame ref={ref} action={action} encType={messages.upload && 'multipart/form-data'} {...events}>
        <input type="hidden" name={hiddenFields.token} value={token} />
        {service && <input type="hidden" name={hiddenFields.service} value={service.id} />}
        {article && <input type="hidden" name={hiddenFields.article} value={article.id} />}
        <FormSummary status={status} />
        <FormNote>{messages.required}</FormNote>
        {topics.length > 0 && (
          <p className={styles.about} data-wide>
            {`${messages.about} `}
            {topics.map((title, index) => (
              <Fragment key={title}>
                {index > 0 && ' · '}
                <strong>{title}</strong>
              </Fragment>
            ))}
          </p>
        )}
        <FormFields fieldOverrides={fieldOverrides} />
        <ConsentBox />
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {messages.honeypot}{' '}
            <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" {...unfilled} />
          </label>
        </div>
        {messages.upload && status.state === 'sending' && status.progress && (
          <UploadProgress messages={messages.upload} progress={status.progress} onCancel={cancel} />
        )}
        <SendButton status={status} />
      </FormFrame>
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

/** The consent box, never ticked in advance. The notice opens in a new tab, so that no input is lost. */
function ConsentBox() {
  const { text, notice, newTab } = useFormContents().consent;
  const { id, name, required, error, defaultValue } = useField('privacyPolicy').field;
  // The words in brackets link to the notice.
  const [before = '', link = '', after = ''] = text.split(/[[\]]/);
  return (
    <div data-field={name} data-wide>
      <Checkbox id={id} name={name} required={required} error={error} defaultChecked={defaultValue === 'on'}>
        {richText(before)}
        <a href={notice} target="_blank" aria-description={newTab} rel="noopener">
          {link}
        </a>
        <FieldLabel label={richText(after)} required={required} />
      </Checkbox>
    </div>
  );
}
