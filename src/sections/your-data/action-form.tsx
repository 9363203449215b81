import { Button } from '#ui/button.tsx';
import { described, FieldError, focusOnLoad } from '#ui/field.tsx';
import { Points } from '#ui/points.tsx';
import { richText } from '#ui/text.tsx';
import box from '../forms/consent-box.module.css';
import styles from './your-data.module.css';

interface ActionFormProps {
  /** Of the action: begins the ids of everything in it. */
  id: string;
  action: string;
  link: string;
  messages: { points: string[]; confirm: string; send: string };
  error: string | undefined;
}

/** An action that cannot be taken back: what it does, a box to be sure, and the button. */
export function ActionForm({ id, action, link, messages, error }: ActionFormProps) {
  const field = `${id}-confirm`;
  return (
    <form method="post" action={action} className={styles.form}>
      <Points points={messages.points} />
      <input type="hidden" name="link" value={link} />
      <div>
        <div className={`small ${box.box}`}>
          <input
            type="checkbox"
            id={field}
            name="confirm"
            required
            {...(error !== undefined && focusOnLoad)}
            {...described({ id: field, error })}
          />
          <label htmlFor={field}>{richText(messages.confirm)}</label>
        </div>
        <FieldError id={field} error={error} />
      </div>
      <Button type="submit">{messages.send}</Button>
    </form>
  );
}
