import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import pairs from '../../ui/pairs.module.css';
import reference from '../../ui/reference.module.css';
import { Text } from '../../ui/text.tsx';
import { ActForm } from './act-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import { Part } from './part.tsx';
import styles from './stored.module.css';
import type { YourDataProps } from './your-data.tsx';

/** What is stored about a message, and what its person may do with it. */
export function Stored({ words, action, correct }: Pick<YourDataProps, 'words' | 'action' | 'correct'>) {
  const { copy, correct: correction, tickFirst } = words;
  const part = (id: 'withdraw' | 'erase') => ({
    id,
    head: words[id].head,
    body: <ActForm id={id} action={action(id)} words={words[id]} tickFirst={tickFirst} />,
  });
  const correctPart = {
    id: 'correct',
    head: correction.head,
    body: (
      <div className={styles.correct}>
        <p>
          <Text>{correction.text}</Text>
        </p>
        {correct.map((form) => (
          <CorrectForm key={form.form} {...form} />
        ))}
      </div>
    ),
  };
  return (
    <div className="wrap">
      <p className={styles.done} data-when="open" data-done="corrected" role="status">
        <i className="nuqta" aria-hidden="true" /> {words.corrected}
      </p>
      <div className={`${reference.reference} ${styles.reference}`}>
        <p>
          <span className="small muted">{words.reference}</span>
          <bdi dir="ltr" lang="en">
            %reference%
          </bdi>
        </p>
        <p className="small muted">{words.until.replace('…', '%until%')}</p>
      </div>
      <Part label={words.sent}>
        <Rows of="sent" />
      </Part>
      <Part label={words.noted}>
        <Rows of="noted" />
      </Part>
      <Part label={copy.head}>
        <p>
          <Text>{copy.text}</Text>
        </p>
        <form method="post" action={action('copy')} className={styles.copies}>
          <input type="hidden" name="link" value="%link%" />
          <Button type="submit" look="line" name="as" value="text">
            {copy.asText}
          </Button>
          <Button type="submit" look="line" name="as" value="json">
            {copy.asJson}
          </Button>
          <Button type="submit" look="line" name="as" value="file" data-with="file">
            {copy.file}
          </Button>
        </form>
      </Part>
      <Part label={words.acts}>
        <div className={styles.acts} data-when="open">
          <Accordion items={[correctPart, part('withdraw'), part('erase')]} closed />
        </div>
        <div className={styles.acts} data-when="withdrawn">
          <Accordion items={[part('erase')]} closed />
        </div>
      </Part>
    </div>
  );
}

/** A list whose one row the server repeats. */
function Rows({ of }: { of: 'sent' | 'noted' }) {
  return (
    <dl className={`${pairs.pairs} ${styles.rows}`} data-rows={of}>
      <div>
        <dt />
        <dd />
      </div>
    </dl>
  );
}
