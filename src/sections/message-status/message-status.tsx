import type { MessageStatusState, ShownStatus } from '#src/render-states.ts';
import { Reference } from '#ui/reference.tsx';
import { asServerSection } from '#ui/server-section.tsx';
import { LinkForm } from '../page/link-form.tsx';
import { DataPart, DataRows, Outcome } from '../page/message-parts.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { MessageStatusProps } from './message-status-content.ts';
import { ReplyForm, StatusForm } from './status-forms.tsx';
/** What the office has done about a message, and what a colleague says of it; or why nothing can be said. */
export function MessageStatus(props: MessageStatusProps & MessageStatusState) {
  const { messages, breadcrumbs, end = 'unknown', message } = props;
  if (!message) {
    const { headline, text } = messages[end];
    return (
      <article className="section-end">
        <PageHead breadcrumbs={breadcrumbs} headline={headline} introduction={text} />
      </article>
    );
  }
  const { reference, notice, rows, reply, quarantine } = message;
  if (quarantine) return <Quarantine {...props} message={message} quarantine={quarantine} />;
  return (
    <article>
      <PageHead breadcrumbs={breadcrumbs} headline={messages.headline} introduction={messages.introduction} />
      <div className="container">
        {notice === 'saved' && <Outcome>{messages.saved}</Outcome>}
        {notice === 'released' && <Outcome>{messages.quarantine.released}</Outcome>}
        {notice === 'changed' && <Outcome role="alert">{messages.changed}</Outcome>}
        <Reference label={messages.reference} value={reference} />
        <DataPart label={messages.current}>
          <DataRows rows={rows} />
        </DataPart>
        {reply && (
          <DataPart label={messages.answer.head}>
            <ReplyForm {...props} message={message} reply={reply} />
          </DataPart>
        )}
        <DataPart label={messages.change}>
          <StatusForm {...props} message={message} />
        </DataPart>
      </div>
    </article>
  );
}

export const MessageStatusServerSection = asServerSection<MessageStatusProps, MessageStatusState>(
  MessageStatus,
  'MessageStatus',
);

interface QuarantineProps extends MessageStatusProps {
  message: ShownStatus;
  quarantine: NonNullable<ShownStatus['quarantine']>;
}

/** A message that looks like spam, with what was written, to be released or deleted. */
function Quarantine({ messages, breadcrumbs, actions, message, quarantine }: QuarantineProps) {
  const { headline, introduction, sent, release, eraseText, erase } = messages.quarantine;
  const { link, reference, rows } = message;
  return (
    <article>
      <PageHead breadcrumbs={breadcrumbs} headline={headline} introduction={introduction} />
      <div className="container">
        <Reference label={messages.reference} value={reference} />
        <DataPart label={messages.current}>
          <DataRows rows={[...quarantine.why, ...rows]} />
        </DataPart>
        <DataPart label={sent}>
          <DataRows rows={quarantine.sent} />
        </DataPart>
        <DataPart label={release}>
          <LinkForm action={actions.release} link={link} send={release} />
        </DataPart>
        <DataPart label={erase}>
          <LinkForm action={actions.erase} link={link} send={erase} variant="outline">
            <p className="small muted" data-wide>
              {eraseText}
            </p>
          </LinkForm>
        </DataPart>
      </div>
    </article>
  );
}
