import type { ShownStatus, SubmissionStatusState } from '#forms/private-page-states.ts';
import { PageHead } from '#sections/page/page-head.tsx';
import { ActionResult, DataPart, DataRows } from '#sections/private-page/data-part.tsx';
import { LinkForm } from '#sections/private-page/link-form.tsx';
import { Reference } from '#ui/reference.tsx';
import { asServerSection } from '#ui/server-section.tsx';
import { ReplyForm, StatusForm } from './status-forms.tsx';
import type { SubmissionStatusProps } from './submission-status-props.ts';

/** The status of a submission with the form to change it, or the reason for which none is shown. */
export function SubmissionStatus(props: SubmissionStatusProps & SubmissionStatusState) {
  const { messages, breadcrumbs, end = 'unknown', submission } = props;
  if (!submission) {
    const { headline, text } = messages[end];
    return (
      <article className="section-end">
        <PageHead breadcrumbs={breadcrumbs} headline={headline} introduction={text} />
      </article>
    );
  }
  const { reference, notice, rows, reply, quarantine } = submission;
  if (quarantine) return <Quarantine {...props} submission={submission} quarantine={quarantine} />;
  return (
    <article>
      <PageHead breadcrumbs={breadcrumbs} headline={messages.headline} introduction={messages.introduction} />
      <div className="container">
        {notice === 'saved' && <ActionResult>{messages.saved}</ActionResult>}
        {notice === 'released' && <ActionResult>{messages.quarantine.released}</ActionResult>}
        {notice === 'changed' && <ActionResult role="alert">{messages.changed}</ActionResult>}
        <Reference label={messages.reference} value={reference} />
        <DataPart label={messages.current}>
          <DataRows rows={rows} />
        </DataPart>
        {reply && (
          <DataPart label={messages.answer.heading}>
            <ReplyForm {...props} submission={submission} reply={reply} />
          </DataPart>
        )}
        <DataPart label={messages.change}>
          <StatusForm {...props} submission={submission} />
        </DataPart>
      </div>
    </article>
  );
}

export const SubmissionStatusServerSection = asServerSection<SubmissionStatusProps, SubmissionStatusState>(
  SubmissionStatus,
  'SubmissionStatus',
);

interface QuarantineProps extends SubmissionStatusProps {
  submission: ShownStatus;
  quarantine: NonNullable<ShownStatus['quarantine']>;
}

function Quarantine({ messages, breadcrumbs, actions, submission, quarantine }: QuarantineProps) {
  const { headline, introduction, sent, release, eraseText, erase } = messages.quarantine;
  const { link, reference, rows } = submission;
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
