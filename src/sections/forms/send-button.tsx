import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type FormContents, useFormContents } from './form-context.ts';
import type { FormStatus } from './form-state.ts';
import { progressAloud } from './upload-progress.tsx';

/** The button keeps its width, and says what it does; who does not see it, hears it. */
export function SendButton({ status }: { status: FormStatus }) {
  const form = useFormContents();
  const { messages } = form;
  const ref = useRef<HTMLButtonElement>(null);
  const [width, setWidth] = useState<number>();
  const isSending = status.state === 'sending' || status.state === 'sent';
  useEffect(() => {
    if (status.state === 'editing' && status.cancelled) ref.current?.focus();
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
        {saidAloud(form, status)}
      </p>
    </div>
  );
}

function saidAloud({ messages, language }: FormContents, status: FormStatus): string {
  const { upload } = messages;
  if (status.state === 'sent') return messages.sending;
  if (status.state === 'editing') return (status.cancelled && upload?.cancelled) || '';
  if (status.state !== 'sending') return '';
  return upload && status.progress ? progressAloud(upload, language, status.progress) : messages.sending;
}
