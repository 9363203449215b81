import type { CredentialsContent } from '#content/schemas/firm.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { Latin, richText } from '#ui/text.tsx';
import styles from './values.module.css';

/** Licences and memberships, in rows of who gave one and what it is. */
export function Credentials({ label, note, items }: CredentialsContent) {
  const rows = items.map(({ id, name, text, number }) => ({
    id,
    label: name,
    value: (
      <>
        {richText(number ? `${text}\u00a0` : text)}
        {number && <Latin>{number}</Latin>}
      </>
    ),
  }));
  return (
    <LabelledSection label={label} id="credentials" className="section-end">
      <div className="col-body stack">
        <DescriptionList rows={rows} className={styles.credentials} />
        {note && <p className="small muted">{richText(note)}</p>}
      </div>
    </LabelledSection>
  );
}
