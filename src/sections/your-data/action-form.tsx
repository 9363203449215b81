import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { focusOnLoad } from '#ui/field.tsx';
import { Points } from '#ui/points.tsx';
import { richText } from '#ui/text.tsx';
import styles from './your-data.module.css';

interface ActionFormProps {
  /** The action's id, with which the ids of everything in it begin. */
  id: string;
  action: string;
  link: string;
  messages: { points: string[]; confirm: string; send: string };
  error: string | undefined;
}

/** An action that cannot be taken back: what it does, a box to be sure, and the button. */
export function ActionForm({ id, action, link, messages, error }: ActionFormProps) {
  return (
    <form method="post" action={action} className={styles.form}>
      <Points points={messages.points} />
      <input type="hidden" name="link" value={link} />
      <div>
        <Checkbox
          id={`${id}-confirm`}
          name="confirm"
          required
          error={error}
          {...(error !== undefined && focusOnLoad)}
        >
          {richText(messages.confirm)}
        </Checkbox>
      </div>
      <Button type="submit">{messages.send}</Button>
    </form>
  );
}
