import { formIds } from '../../../forms/choices.ts';
import type { FormWords } from '../../../forms/words.ts';
import { Button } from '../../ui/button.tsx';
import { GoLink } from '../../ui/link.tsx';
import reference from '../../ui/reference.module.css';
import { Text } from '../../ui/text.tsx';
import styles from './sent-card.module.css';

export interface SentCardProps {
  words: FormWords['sent'];
  /** The way back. */
  home: string;
}

/**
 * Thanks for a message: its reference, and what happens by when. The server fills in what stands between % signs, and
 * leaves the words of the form that was sent.
 */
export function SentCard({ words, home }: SentCardProps) {
  const steps = [
    { title: words.received, when: '%received%' },
    { title: words.read, when: `${words.by} %readBy%` },
    { title: words.answered, when: `${words.by} %answerBy%` },
  ];
  return (
    <div className={styles.card}>
      <svg className={styles.mark} viewBox="0 0 44 44" aria-hidden="true">
        <path d="M22 0l22 22-22 22L0 22z" />
        <path d="M14 22.5l5.5 5.5L30.5 17" />
      </svg>
      {formIds.map((form) => (
        <div key={form} data-of={form}>
          <h1>
            <Text>{words.title[form]}</Text>
          </h1>
          <p className="lead">
            <Text>{words.text[form]}</Text>
          </p>
        </div>
      ))}
      <div className={`${reference.reference} ${styles.reference}`}>
        <p>
          <span className="small muted">{words.reference}</span>
          <bdi dir="ltr" lang="en" data-copied>
            %reference%
          </bdi>
        </p>
        <Button look="line" type="button" data-copy={words.copied} hidden>
          {words.copy}
        </Button>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title, when }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p className="small muted">{when}</p>
          </li>
        ))}
      </ol>
      <GoLink href={home}>{words.back}</GoLink>
    </div>
  );
}
