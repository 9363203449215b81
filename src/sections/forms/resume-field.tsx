import { resumeAccept } from '../../../forms/resume-file.ts';
import type { FormWords } from '../../../forms/words.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field, type FieldProps } from '../../ui/field.tsx';
import styles from './resume-field.module.css';

export interface ResumeFieldProps extends Pick<FieldProps, 'id' | 'label'> {
  words: FormWords['fields']['resume'];
}

/**
 * One file, to be chosen or dropped. Until chosen-file.client.ts wakes the area, the browser's own control shows in it
 * which file is chosen. After a try without script the server says here which file it has kept, and asks for none.
 */
export function ResumeField({ id, label, words }: ResumeFieldProps) {
  const field = { id, label, hint: words.hint };
  const [before, after] = words.kept.split('…');
  return (
    <Field {...field} name="resume" required wide>
      <p className={styles.kept} data-draft hidden>
        {before}
        <bdi />
        {after}
      </p>
      <div className={styles.area} data-file>
        <input
          type="file"
          id={id}
          name="resume"
          accept={resumeAccept}
          required
          aria-describedby={describedBy(field)}
        />
        <p className={styles.invitation} aria-hidden="true">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 16V4m-5 5 5-5 5 5M4 15v5h16v-5" />
          </svg>
          <span>
            <strong>{words.choose}</strong> <span>{words.drop}</span>
          </span>
        </p>
        <p className={styles.chosen}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6" />
          </svg>
          <output htmlFor={id}>
            <bdi /> <span className="small muted" />
          </output>
        </p>
        <p className={styles.actions}>
          <span aria-hidden="true">{words.another}</span>
          <Button look="line" type="button" data-remove>
            {words.remove}
          </Button>
        </p>
      </div>
      <input type="hidden" name="resumeToken" value="" />
    </Field>
  );
}
