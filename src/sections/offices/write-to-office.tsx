import { getFirm, getOffices, getPages } from '#content/readers.ts';
import type { Language } from '#i18n/languages.ts';
import { columnsFor } from '#ui/columns.ts';
import { PageLink } from '#ui/page-link.tsx';
import { flags } from '../forms/flags.ts';
import styles from './write-to-office.module.css';

/** The offices as flags: each opens the form with its country chosen. */
export function WriteToOffice({ language }: { language: Language }) {
  const { href } = getPages(language).contactus;
  const offices = getOffices(language);
  return (
    <ul className={`tiles single-on-phone ${styles.flags}`} data-columns={columnsFor(offices.length, 5)}>
      {offices.map(({ id, city, country }) => (
        <li key={id}>
          <PageLink href={`${href}?country=${country}`} className="stack">
            <img src={flags[country]} width="32" height="24" alt="" />
            <span className={`accent-hover display-3 ${styles.city}`}>{city}</span>
            <span className="small muted">{getFirm(language).countries[country]}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
