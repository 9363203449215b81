import { useEffect, useRef, useState } from 'react';
import type { FormMessages } from '#content/schemas/form-messages.ts';
import type { Language } from '#i18n/languages.ts';
import { formatFileSize, formatPercent } from '#i18n/numbers.ts';
import { Button } from '#ui/button.tsx';
import { type FormContents, useFormContents } from './form-context.ts';
import { isBusy, type Progress, type SubmitStatus } from './form-reducer.ts';
import styles from './upload-progress.module.css';

/** Keeps its width while its label changes; a screen reader hears the state. Takes the focus of a button that went. */
export function SendButton({ status }: { status: SubmitStatus }) {
  const { messages, language } = useFormContents();
  const ref = useRef<HTMLButtonElement>(null);
  const [width, setWidth] = useState<number>();
  const isSending = isBusy(status);
  useEffect(() => {
    const isPressed = isBusy(status) || (status.state === 'idle' && status.isCancelled);
    if (isPressed && document.activeElement === document.body) ref.current?.focus();
  }, [status]);
  return (
    <div data-wide>
      <Button
        ref={ref}
        type="submit"
        aria-disabled={isSending || undefined}
        style={isSending ? { minInlineSize: width } : undefined}
        onClick={({ currentTarget }) => isSending || setWidth(currentTarget.getBoundingClientRect().width)}
      >
        {isSending ? messages.sending : messages.send}
      </Button>
      <p className="visually-hidden" role="status">
        {announcement(messages, language, status)}
      </p>
    </div>
  );
}

function announcement(messages: FormContents['messages'], language: Language, status: SubmitStatus): string {
  const { upload } = messages;
  if (status.state === 'idle') return (status.isCancelled && upload?.cancelled) || '';
  if (!isBusy(status)) return '';
  const progress = status.state === 'sending' ? status.progress : undefined;
  return upload && progress ? progressAloud(upload, language, progress) : messages.sending;
}

interface UploadProgressProps {
  messages: FormMessages['upload'];
  progress: Progress;
  onCancel: () => void;
}

export function UploadProgress({ messages, progress, onCancel }: UploadProgressProps) {
  const { language } = useFormContents();
  const { sent, total } = progress;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const percent = percentOf(progress);
  const [done, all] = [sent, total].map((bytes) => formatFileSize(language, bytes));
  return (
    <div ref={box} className={styles.progress} data-wide>
      <p className={`cluster small ${styles.status}`}>
        <strong>
          {`${messages.uploading} `}
          <span>{formatPercent(language, percent)}</span>
        </strong>
        <span className="small muted">{total > 0 && `${done} ${messages.of} ${all}`}</span>
      </p>
      <progress max="100" value={percent} aria-label={messages.uploading} />
      {/* After the last byte is sent, cancelling could not undo it. */}
      <Button variant="outline" type="button" hidden={percent === 100} onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  );
}

function progressAloud(messages: FormMessages['upload'], language: Language, progress: Progress): string {
  const percent = percentOf(progress);
  if (percent < 50) return messages.uploading;
  return `${messages.uploading} ${formatPercent(language, percent < 100 ? 50 : 100)}`;
}

function percentOf({ sent, total }: Progress): number {
  return total > 0 ? Math.floor((100 * sent) / total) : 0;
}
