import { fill } from '#i18n/fill.ts';
import type { YourDataState } from '#submissions/private-page-states.ts';
import { Button } from '#ui/button.tsx';
import { GoLinks } from '#ui/link.tsx';
import { asServerSection } from '#ui/server-section.tsx';
import { PageHead } from '../page/page-head.tsx';
import { StoredSubmission } from './stored-submission.tsx';
import styles from './your-data.module.css';
import type { YourDataProps } from './your-data-props.ts';

/** The stored data of a submission with the sender's actions, or the reason for which nothing is shown. */
export function YourData(props: YourDataProps & YourDataState) {
  const { messages, breadcrumbs, actions, nextLinks, reason = 'unknown', linkToken = '', stored } = props;
  if (stored) {
    const { open, withdrawn } = messages;
    const heading = stored.isWithdrawn
      ? { ...withdrawn, introduction: fill(withdrawn.introduction, stored.keptUntil) }
      : open;
    return (
      <article>
        <PageHead breadcrumbs={breadcrumbs} {...heading} />
        <StoredSubmission {...props} stored={stored} />
      </article>
    );
  }
  return (
    <article>
      <PageHead
        breadcrumbs={breadcrumbs}
        headline={messages[reason].headline}
        introduction={messages[reason].text}
      />
      <div className={`container ${styles.end}`}>
        {reason === 'expired' && (
          <form method="post" action={actions.link}>
            <input type="hidden" name="link" value={linkToken} />
            <Button type="submit">{messages.expired.send}</Button>
          </form>
        )}
        <GoLinks links={nextLinks} />
      </div>
    </article>
  );
}

export const YourDataServerSection = asServerSection<YourDataProps, YourDataState>(YourData, 'YourData');
