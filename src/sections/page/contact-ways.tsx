import type { Content } from '#content/content.ts';
import { addressLine } from '#i18n/address-line.ts';
import { languages } from '#i18n/languages.ts';
import pairs from '../../ui/pairs.module.css';
import { LatinLink } from '../../ui/text.tsx';
import styles from './contact-ways.module.css';

/** The ways to reach the firm: with the cities of the offices that are not the head office. */
export function contactWays({ language, site, ui, forms, offices, pages }: Content) {
  const list = new Intl.ListFormat(languages[language].locale, { type: 'conjunction' });
  return {
    labels: ui.ways,
    email: site.email,
    whatsapp: site.whatsapp,
    address: addressLine(language, offices),
    others: {
      label: forms.otherOffices,
      cities: list.format(offices.slice(1).map(({ city }) => city)),
      href: pages.offices.href,
    },
  };
}

/** The ways to reach the firm at once, in rows that stack where they stand in a narrow column. */
export function WaysList({ labels, email, whatsapp, address, others }: ReturnType<typeof contactWays>) {
  const rows = [
    { label: labels.email, way: <LatinLink href={`mailto:${email}`}>{email}</LatinLink> },
    {
      label: labels.whatsapp,
      way: <LatinLink href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}>{whatsapp}</LatinLink>,
    },
    { label: labels.office, way: address },
    { label: others.label, way: <a href={others.href}>{others.cities}</a> },
  ];
  return (
    <dl className={`${pairs.pairs} ${styles.ways}`}>
      {rows.map(({ label, way }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{way}</dd>
        </div>
      ))}
    </dl>
  );
}
