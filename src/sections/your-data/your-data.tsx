import type { YourDataWords } from '../../../forms/your-data-words.ts';
import { Button } from '../../ui/button.tsx';
import { GoLink } from '../../ui/link.tsx';
import { PageHead, type PageHeadProps } from '../page/page-head.tsx';
import type { CorrectFormProps } from './correct-form.tsx';
import { Stored } from './stored.tsx';
import styles from './your-data.module.css';

export interface YourDataProps {
  words: YourDataWords;
  trail: PageHeadProps['trail'];
  /** Address of the POST of an act. */
  action(act: 'copy' | 'withdraw' | 'erase' | 'link'): string;
  correct: CorrectFormProps[];
  onward: { href: string; label: string }[];
}

/**
 * Everything that the page of a person's own data may say. The server leaves what is true (`data-when`), and fills in
 * what is stored.
 */
export function YourData({ words, trail, action, correct, onward }: YourDataProps) {
  const { open, withdrawn, expired } = words;
  return (
    <article data-your-data="">
      <div data-when="open">
        <PageHead trail={trail} {...open} />
      </div>
      <div data-when="withdrawn">
        <PageHead
          trail={trail}
          headline={withdrawn.headline}
          introduction={withdrawn.introduction.replace('…', '%erasedBy%')}
        />
      </div>
      <div data-when="open withdrawn">
        <Stored words={words} action={action} correct={correct} />
      </div>
      {ends.map((state) => (
        <div key={state} data-when={state}>
          <PageHead trail={trail} headline={words[state].headline} introduction={words[state].text} />
        </div>
      ))}
      <div data-when={ends.join(' ')} className={`wrap ${styles.end}`}>
        <form method="post" action={action('link')} data-when="expired">
          <input type="hidden" name="link" value="%link%" />
          <Button type="submit">{expired.send}</Button>
        </form>
        <ul>
          {onward.map(({ href, label }) => (
            <li key={href}>
              <GoLink href={href}>{label}</GoLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** The states in which there is nothing to be seen. */
const ends = ['erased', 'gone', 'expired', 'renewed', 'unknown', 'tooMany', 'unavailable'] as const;
