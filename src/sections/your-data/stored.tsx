import type { ReactNode } from 'react';
import type { DataRow, StoredData } from '#forms/section-states.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import pairs from '../../ui/pairs.module.css';
import reference from '../../ui/reference.module.css';
import { richText } from '../../ui/text.tsx';
import { ActForm } from './act-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import styles from './stored.module.css';
import type { YourDataProps } from './your-data-content.ts';

export interface StoredProps extends Pick<YourDataProps, 'messages' | 'actions' | 'corrections'> {
  stored: StoredData;
}

export function Stored({ messages, actions, corrections, stored }: StoredProps) {
  const { copy } = messages;
  const copies = { text: copy.asText, json: copy.asJson, ...(stored.hasFile && { file: copy.file }) };
  return (
    <div className="wrap">
      {stored.corrected && !stored.isWithdrawn && (
        <p className={styles.done} role="status">
          <i className="diamond" aria-hidden="true" /> {messages.corrected}
        </p>
      )}
      <div className={`${reference.reference} ${styles.reference}`}>
        <p>
          <span className="small muted">{messages.reference}</span>
          <bdi dir="ltr" lang="en">
            {stored.reference}
          </bdi>
        </p>
        <p className="small muted">{messages.until.replace('…', stored.until)}</p>
      </div>
      <Part label={messages.sent}>
        <Rows rows={stored.sent} />
      </Part>
      <Part label={messages.noted}>
        <Rows rows={stored.noted} />
      </Part>
      <Part label={copy.head}>
        <p>{richText(copy.text)}</p>
        <form method="post" action={actions.copy} className={styles.copies}>
          <input type="hidden" name="link" value={stored.link} />
          {Object.entries(copies).map(([as, label]) => (
            <Button key={as} type="submit" look="line" name="as" value={as}>
              {label}
            </Button>
          ))}
        </form>
      </Part>
      <Part label={messages.manage}>
        <div className={styles.manage}>
          <Accordion items={actionItems({ messages, actions, corrections, stored })} open={stored.act} />
        </div>
      </Part>
    </div>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={`grid-line grid ${styles.part}`}>
      <h2 className="label aside">{label}</h2>
      <div className="main">{children}</div>
    </section>
  );
}

/** What was withdrawn is not worked on any more: it can be erased, and nothing else. */
function actionItems({ messages, actions, corrections, stored }: StoredProps) {
  const { link, act, unsure, isWithdrawn, form, correction } = stored;
  const part = (id: 'withdraw' | 'erase') => ({
    id,
    head: messages[id].head,
    body: (
      <ActForm
        {...{ id, link }}
        action={actions[id]}
        messages={messages[id]}
        problem={unsure && act === id ? messages.tickFirst : undefined}
      />
    ),
  });
  const correctPart = {
    id: 'correct',
    head: messages.correct.head,
    body: (
      <div className={styles.correct}>
        <p>{richText(messages.correct.text)}</p>
        <CorrectForm form={corrections[form]} link={link} filled={correction} />
      </div>
    ),
  };
  return isWithdrawn ? [part('erase')] : [correctPart, part('withdraw'), part('erase')];
}

/** Each line finds its own direction, as it did where it was written. */
function Rows({ rows }: { rows: DataRow[] }) {
  return (
    <dl className={`${pairs.pairs} ${styles.rows}`}>
      {rows.map(({ label, value, direction }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>
            {linesOf(value).map(({ at, line }) => (
              <bdi key={at} dir={direction}>
                {line}
              </bdi>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function linesOf(text: string) {
  return text.split('\n').map((line, at) => ({ at, line }));
}
