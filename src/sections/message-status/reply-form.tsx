import type { ShownStatus } from '#forms/section-states.ts';
import { languages } from '#i18n/languages.ts';
import { Button } from '#ui/button.tsx';
import controls from '#ui/controls.module.css';
import { described, Field, focusOnLoad } from '#ui/field.tsx';
import { richText } from '#ui/text.tsx';
import frame from '../forms/form-frame.module.css';
import type { StatusFormProps } from './status-form.tsx';

interface ReplyFormProps extends StatusFormProps {
  reply: NonNullable<ShownStatus['reply']>;
}

/** The answer to an applicant, in their language, to be changed before it goes. */
export function ReplyForm({ messages, errors, actions, message, reply }: ReplyFormProps) {
  const { text, field, send } = messages.answer;
  const error = reply.error && errors[reply.error];
  const id = 'reply';
  return (
    <form className={frame.form} method="post" action={actions.reply} noValidate>
      <input type="hidden" name="link" value={message.link} />
      <p className={`small muted ${frame.note}`}>{richText(text)}</p>
      <Field id={id} name="reply" label={field} error={error} required wide>
        <textarea
          id={id}
          name="reply"
          lang={reply.language}
          dir={languages[reply.language].dir}
          rows={14}
          className={controls.control}
          defaultValue={reply.text}
          required
          {...(error && focusOnLoad)}
          {...described({ id, error })}
        />
      </Field>
      <div data-wide>
        <Button type="submit">{send}</Button>
      </div>
    </form>
  );
}
