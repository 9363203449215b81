import type { FormId } from '#forms/choices.ts';
import type { YourDataMessages } from '#forms/your-data-messages.ts';
import { Button } from '../../ui/button.tsx';
import { GoLink } from '../../ui/link.tsx';
import type { FormProps } from '../forms/form-props.ts';
import { PageHead, type PageHeadProps } from '../page/page-head.tsx';
import { Stored } from './stored.tsx';
import styles from './your-data.module.css';
import type { YourDataState } from './your-data-state.ts';

export interface YourDataProps {
  messages: YourDataMessages;
  breadcrumbs: PageHeadProps['breadcrumbs'];
  actions: Record<'copy' | 'withdraw' | 'erase' | 'link', string>;
  corrections: Record<FormId, FormProps>;
  nextLinks: { href: string; title: string }[];
}

/** What is stored of a person's message, and what they may do with it; or why nothing is shown. */
export function YourData(props: YourDataProps & YourDataState) {
  const { messages, breadcrumbs, actions, nextLinks, end = 'unknown', link = '', stored } = props;
  if (stored) {
    const { open, withdrawn } = messages;
    const head = stored.isWithdrawn
      ? {
          headline: withdrawn.headline,
          introduction: withdrawn.introduction.replace('…', stored.erasedBy),
        }
      : open;
    return (
      <article>
        <PageHead breadcrumbs={breadcrumbs} {...head} />
        <Stored {...props} stored={stored} />
      </article>
    );
  }
  return (
    <article>
      <PageHead
        breadcrumbs={breadcrumbs}
        headline={messages[end].headline}
        introduction={messages[end].text}
      />
      <div className={`wrap ${styles.end}`}>
        {end === 'expired' && (
          <form method="post" action={actions.link}>
            <input type="hidden" name="link" value={link} />
            <Button type="submit">{messages.expired.send}</Button>
          </form>
        )}
        <ul>
          {nextLinks.map(({ href, title }) => (
            <li key={href}>
              <GoLink href={href}>{title}</GoLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
