import { type MouseEvent, type Ref, useEffect, useRef } from 'react';
import { fill } from '#i18n/fill.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { Button } from '#ui/button.tsx';
import { focusOnLoad } from '#ui/field.tsx';
import { errorText, useFormContents } from './form-context.ts';
import type { FieldPropsByName } from './form-props.ts';
import type { SubmitStatus } from './form-reducer.ts';
import styles from './form-summary.module.css';

/** Says why a form was not sent: links to the invalid fields, or another reason. */
export function FormSummary({ status }: { status: SubmitStatus }) {
  const { id, language, messages, fields } = useFormContents();
  useErrorTitle(status, messages.errorTitle);
  const ref = useFocusOnNews(status);
  const headingId = `${id}-summary`;
  const shared = {
    ref,
    className: styles.summary,
    'data-wide': true,
    role: 'alert',
    'aria-labelledby': headingId,
    tabIndex: -1,
    ...focusOnLoad,
  };
  if (status.state === 'invalid') {
    const errors = Object.entries(status.errors);
    const fieldsByName: Record<string, FieldPropsByName['name']> = fields;
    return (
      <div {...shared}>
        <h2 id={headingId}>
          {messages.summary[errors.length - 1] ??
            fill(messages.summaryMore ?? '', formatNumber(language, errors.length))}
        </h2>
        <ul>
          {errors.map(([name, code]) => (
            <li key={name}>
              <a href={`#${id}-${name}`} onClick={leadToField}>
                {fieldsByName[name]?.label}
              </a>
              {`: ${errorText(messages.errors, code, fieldsByName[name]?.limits?.[code])}`}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (status.state !== 'failed') return null;
  return (
    <div {...shared}>
      <h2 id={headingId}>{messages.failed[status.code] ?? messages.failed.error}</h2>
      <p className="small">{messages.failures[status.code] ?? messages.failures.error}</p>
      {status.code !== 'closed' && (
        <Button variant="outline" type="submit">
          {messages.retry}
        </Button>
      )}
    </div>
  );
}

/** Puts the error into the page's title too, because screen readers read it first. */
function useErrorTitle({ state }: SubmitStatus, errorTitle: string) {
  const isError = state === 'invalid' || state === 'failed';
  useEffect(() => {
    const title = document.title.replace(`${errorTitle} `, '');
    document.title = isError ? `${errorTitle} ${title}` : title;
  }, [isError, errorTitle]);
}

function useFocusOnNews(status: SubmitStatus): Ref<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current !== status) ref.current?.focus();
    lastStatus.current = status;
  }, [status]);
  return ref;
}

function leadToField(event: MouseEvent<HTMLAnchorElement>) {
  const { hash } = event.currentTarget;
  const control = document.querySelector<HTMLElement>(hash);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  const label = document.querySelector(`label[for="${control.id}"]`);
  (label ?? control).scrollIntoView({ block: 'center' });
}
