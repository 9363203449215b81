import { limits } from '#forms/choices.ts';
import type { ShownStatus } from '#forms/section-states.ts';
import { languages } from '#i18n/languages.ts';
import { TextArea } from '#ui/controls.tsx';
import { focusOnLoad } from '#ui/field.tsx';
import { richText } from '#ui/text.tsx';
import { errorText } from '../forms/form-context.ts';
import frame from '../forms/form-frame.module.css';
import { LinkForm } from '../page/link-form.tsx';
import type { StatusFormProps } from './status-form.tsx';

interface ReplyFormProps extends StatusFormProps {
  reply: NonNullable<ShownStatus['reply']>;
}

/** The answer to an applicant, in their language, to be changed before it goes. */
export function ReplyForm({ language, messages, errors, actions, message, reply }: ReplyFormProps) {
  const { text, field, send } = messages.answer;
  const error = reply.error && errorText(errors, language, reply.error, limits.message);
  return (
    <LinkForm action={actions.reply} link={message.link} send={send}>
      <p className={`small muted ${frame.note}`}>{richText(text)}</p>
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
