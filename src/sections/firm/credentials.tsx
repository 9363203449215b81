import { getFirm } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { Latin, richText } from '#ui/text.tsx';
import styles from './values.module.css';

interface CredentialsProps {
  language: Language;
  /** Without a service all credentials are shown. */
  service?: number;
}

/** Rows of the firm's licences and memberships, with the body that granted each; nothing if there are none. */
export function Credentials({ language, service }: CredentialsProps) {
  const { label = '', note, items = [] } = getFirm(language).credentials ?? {};
  const shown = items.filter(({ services }) => service === undefined || services.includes(service));
  if (shown.length === 0) return null;
  const rows = shown.map(({ id, name, text, number }) => ({
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
