import { Asterisk, described, Problem } from '../../ui/field.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './consent-box.module.css';

export interface ConsentBoxProps {
  id: string;
  /** What the summary calls it. */
  label: string;
  /** What is agreed to; the words in brackets lead to the notice. */
  text: string;
  notice: { href: string; newTab: string };
  required: boolean;
  problem?: string | undefined;
  ticked?: boolean | undefined;
}

/** One box, never ticked beforehand. The notice opens beside the form, so that what was typed stays. */
export function ConsentBox({ id, label, text, notice, required, problem, ticked }: ConsentBoxProps) {
  const [before = '', link = '', after = ''] = text.split(/[[\]]/);
  return (
    <div data-field="privacyPolicy" data-label={label} data-wide>
      <div className={styles.box}>
        <input
          type="checkbox"
          id={id}
          name="privacyPolicy"
          required={required}
          defaultChecked={ticked}
          {...described({ id, problem })}
        />
        <label htmlFor={id}>
          <Text>{before}</Text>
          <a href={notice.href} target="_blank" aria-description={notice.newTab} rel="noopener">
            {link}
          </a>
          <Text>{after}</Text> {required && <Asterisk />}
        </label>
      </div>
      <Problem id={id} problem={problem} />
    </div>
  );
}
