import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { FormStatus } from './form-state.ts';

export interface SendButtonProps {
  messages: { send: string; sending: string };
  status: FormStatus;
  /** What is said aloud of the status. */
  aloud: string;
}

/** The button keeps its width, and says what it does; who does not see it, hears it. */
export function SendButton({ messages, status, aloud }: SendButtonProps) {
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
        {aloud}
      </p>
    </div>
  );
}
