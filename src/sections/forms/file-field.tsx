import { useRef } from 'react';
import type { FormMessages } from '#content/schemas/form-messages.ts';
import { acceptOf, type FileRules } from '#forms/file-rules.ts';
import { hiddenFields } from '#forms/hidden-fields.ts';
import { formatFileSize } from '#i18n/numbers.ts';
import { Button } from '#ui/button.tsx';
import { described, Field } from '#ui/field.tsx';
import styles from './file-field.module.css';
import { type ShownFieldName, useField, useFormContents } from './form-context.ts';
import { chooseFiles, useChosenFile, useFileDrop } from './use-chosen-file.ts';

/** Before hydration the browser's control shows the chosen file. A pending upload is shown by its name. */
export function FileField({ name: fieldName }: { name: ShownFieldName }) {
  const { pendingUpload, messages } = useFormContents();
  const { field, fieldProps } = useField(fieldName);
  const { id, name, error } = field;
  const { file, limits } = fieldProps;
  const { hint = [limits?.['file-type'], limits?.['file-too-large']].join(' · ') } = fieldProps;
  const { upload } = messages;
  if (!file || !upload) return null;
  const [before, after] = upload.kept.split('…');
  return (
    <Field {...field} hint={hint} wide>
      <p className={`small ${styles.kept}`} data-pending-upload hidden={!pendingUpload}>
        {before}
        <bdi>{pendingUpload?.name}</bdi>
        {after}
      </p>
      <UploadArea
        {...{ id, name, hint, error, file }}
        required={field.required && !pendingUpload}
        messages={upload}
      />
      <input type="hidden" name={hiddenFields.pendingUpload} value={pendingUpload?.token ?? ''} />
    </Field>
  );
}

interface UploadAreaProps {
  id: string;
  name: string;
  hint: string;
  error: string | undefined;
  required: boolean;
  file: FileRules;
  messages: FormMessages['upload'];
}

function UploadArea({ id, name, hint, error, required, file, messages }: UploadAreaProps) {
  const { language } = useFormContents();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useChosenFile(input);
  const isOver = useFileDrop(input);
  return (
    <div
      className={`cluster ${styles.area}`}
      data-state={chosen && (chosen.file ? 'chosen' : 'empty')}
      data-over={isOver || undefined}
    >
      <input
        ref={input}
        type="file"
        id={id}
        name={name}
        accept={acceptOf(file)}
        required={required}
        {...described({ id, hint, error })}
      />
      <p className={styles.invitation} aria-hidden="true">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 16V4m-5 5 5-5 5 5M4 15v5h16v-5" />
        </svg>
        <span>
          <strong>{messages.choose}</strong> <span className={`muted ${styles.drop}`}>{messages.drop}</span>
        </span>
      </p>
      <p className={styles.chosen}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6" />
        </svg>
        <output htmlFor={id}>
          <bdi>{chosen?.file?.name}</bdi>{' '}
          <span className="small muted">{chosen?.file && formatFileSize(language, chosen.file.size)}</span>
        </output>
      </p>
      <p className={styles.actions}>
        <span aria-hidden="true">{messages.another}</span>
        <Button variant="outline" type="button" onClick={() => chooseFiles(input.current, [])}>
          {messages.remove}
        </Button>
      </p>
    </div>
  );
}
