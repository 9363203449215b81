import { limits } from '#forms/field-constants.ts';
import { forms } from '#forms/forms.ts';
import { languages } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import type { ValueRow } from '#lib/value-row.ts';
import { errorText } from '#sections/forms/form-context.ts';
import { FormNote } from '#sections/forms/form-frame.tsx';
import { PageHead } from '#sections/page/page-head.tsx';
import { LinkForm } from '#sections/private-page/link-form.tsx';
import { ActionResult, PrivatePagePart, ValueRows } from '#sections/private-page/private-page-part.tsx';
import type { ShownStatus, SubmissionStatusState } from '#submissions/private-page-states.ts';
import { SelectField, TextArea, TextField } from '#ui/controls.tsx';
import { focusOnLoad } from '#ui/field.tsx';
import { GoLinks } from '#ui/link.tsx';
import { Reference } from '#ui/reference.tsx';
import { asServerSection } from '#ui/server-section.tsx';
import { richText } from '#ui/text.tsx';
import type { SubmissionStatusProps } from './submission-status-props.ts';

/** The status of a submission with the form to change it, or the reason for which none is shown. */
export function SubmissionStatus(props: SubmissionStatusProps & SubmissionStatusState) {
  const { messages, breadcrumbs, nextLinks, reason = 'unknown', submission } = props;
  if (!submission) {
    const { headline, text } = messages[reason];
    return (
      <article className="section-end">
        <PageHead breadcrumbs={breadcrumbs} headline={headline} introduction={text} />
        <div className="container">
          <GoLinks links={nextLinks} />
        </div>
      </article>
    );
  }
  const { reference, notice, rows, reply, quarantine } = submission;
  const { headline, introduction } = quarantine ? messages.quarantine : messages;
  return (
    <article>
      <PageHead breadcrumbs={breadcrumbs} headline={headline} introduction={introduction} />
      <div className="container">
        {notice && !quarantine && (
          <ActionResult role={notice === 'changed' ? 'alert' : 'status'}>
            {notice === 'accepted' ? messages.quarantine.accepted : messages[notice]}
          </ActionResult>
        )}
        <Reference label={messages.reference} value={reference} />
        <PrivatePagePart label={messages.current}>
          <ValueRows rows={[...(quarantine?.why ?? []), ...rows]} />
        </PrivatePagePart>
        {reply && !quarantine && (
          <PrivatePagePart label={messages.answer.heading}>
            <ReplyForm {...props} submission={submission} reply={reply} />
          </PrivatePagePart>
        )}
        {quarantine ? (
          <QuarantineParts {...props} submission={submission} sentRows={quarantine.sent} />
        ) : (
          <PrivatePagePart label={messages.change}>
            <StatusForm {...props} submission={submission} />
          </PrivatePagePart>
        )}
      </div>
    </article>
  );
}

export const SubmissionStatusServerSection = asServerSection<SubmissionStatusProps, SubmissionStatusState>(
  SubmissionStatus,
  'SubmissionStatus',
);

interface ShownProps extends SubmissionStatusProps {
  submission: ShownStatus;
}

type QuarantineProps = ShownProps & { sentRows: ValueRow[] };

/** What was sent, and the forms to accept or erase it. */
function QuarantineParts({ messages, actions, submission: { linkToken }, sentRows }: QuarantineProps) {
  const { sent, accept, eraseText, erase } = messages.quarantine;
  return (
    <>
      <PrivatePagePart label={sent}>
        <ValueRows rows={sentRows} />
      </PrivatePagePart>
      <PrivatePagePart label={accept}>
        <LinkForm action={actions.accept} linkToken={linkToken} send={accept} />
      </PrivatePagePart>
      <PrivatePagePart label={erase}>
        <LinkForm action={actions.erase} linkToken={linkToken} send={erase} variant="outline">
          <p className="small muted" data-wide>
            {eraseText}
          </p>
        </LinkForm>
      </PrivatePagePart>
    </>
  );
}

const maxLengths = { status: 0, name: limits.name, note: limits.statusNote };

function StatusForm({ language, messages, errors, actions, submission }: ShownProps) {
  const { linkToken, form, version, values, reply, errors: codes = {} } = submission;
  const [first] = Object.keys(codes);
  const control = (name: 'status' | 'name' | 'note') => ({
    id: name,
    name,
    label: messages.fields[name],
    defaultValue: values[name],
    error: codes[name] && errorText(errors, codes[name], formatNumber(language, maxLengths[name])),
    autoFocus: first === name,
  });
  const choices = forms[form].statuses.map((status) => [status, messages.choices[status]]);
  return (
    <LinkForm
      action={actions.status}
      linkToken={linkToken}
      send={messages.send}
      variant={reply ? 'outline' : 'primary'}
    >
      <input type="hidden" name="version" value={version} />
      <SelectField {...control('status')} choices={Object.fromEntries(choices)} required />
      <TextField {...control('name')} autoComplete="name" required />
      <TextField {...control('note')} hint={messages.fields.noteHint} autoComplete="off" wide />
    </LinkForm>
  );
}

type ReplyFormProps = ShownProps & { reply: NonNullable<ShownStatus['reply']> };

/** The reply to an applicant, in their language, to be edited before it is sent. */
function ReplyForm({ language, messages, errors, actions, submission, reply }: ReplyFormProps) {
  const { text, field, send } = messages.answer;
  const error = reply.error && errorText(errors, reply.error, formatNumber(language, limits.message));
  return (
    <LinkForm action={actions.reply} linkToken={submission.linkToken} send={send}>
      <FormNote>{richText(text)}</FormNote>
      <TextArea
        id="reply"
        name="reply"
        label={field}
        error={error}
        lang={reply.language}
        dir={languages[reply.language].dir}
        rows={14}
        defaultValue={reply.text}
        required
        wide
        {...(error && focusOnLoad)}
      />
    </LinkForm>
  );
}
