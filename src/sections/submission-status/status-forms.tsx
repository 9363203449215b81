import { limits } from '#forms/choices.ts';
import { forms } from '#forms/forms.ts';
import type { ShownStatus } from '#forms/private-page-states.ts';
import { languages } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { errorText } from '#sections/forms/form-context.ts';
import { FormNote } from '#sections/forms/form-frame.tsx';
import { LinkForm } from '#sections/private-page/link-form.tsx';
import { SelectField, TextArea, TextField } from '#ui/controls.tsx';
import { focusOnLoad } from '#ui/field.tsx';
import { richText } from '#ui/text.tsx';
import type { SubmissionStatusProps } from './submission-status-props.ts';

interface StatusFormProps extends Omit<SubmissionStatusProps, 'breadcrumbs'> {
  submission: ShownStatus;
}

const maxLengths = { status: 0, name: limits.name, note: limits.statusNote };

export function StatusForm({ language, messages, errors, actions, submission }: StatusFormProps) {
  const { link, form, version, values, reply, errors: codes = {} } = submission;
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
      link={link}
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

interface ReplyFormProps extends StatusFormProps {
  reply: NonNullable<ShownStatus['reply']>;
}

/** The reply to an applicant, in their language, to be edited before it is sent. */
export function ReplyForm({ language, messages, errors, actions, submission, reply }: ReplyFormProps) {
  const { text, field, send } = messages.answer;
  const error = reply.error && errorText(errors, reply.error, formatNumber(language, limits.message));
  return (
    <LinkForm action={actions.reply} link={submission.link} send={send}>
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
