import { useCallback, useEffect, useRef, useState } from 'react';
import { type Country, countryIds } from '#codes/countries.ts';
import type { RegisterMessages } from '#content/schemas/page.ts';
import type { Language } from '#i18n/languages.ts';
import { formatNumber } from '#i18n/numbers.ts';
import { keysOf } from '#lib/records.ts';
import { SelectField } from '#ui/controls.tsx';
import { LabelledSection } from '#ui/labelled-section.tsx';
import { GoLink } from '#ui/link.tsx';
import { richText } from '#ui/text.tsx';
import styles from './register.module.css';
import { type RegisterGroup, sentenceOf, sumOf } from './register-groups.ts';
import { RegisterStar } from './register-star.tsx';

export interface RegisterProps {
  language: Language;
  messages: RegisterMessages;
  countries: Record<Country, string>;
  groups: RegisterGroup[];
}

/** The register of clients: a dot for each client asked, and the answers of a country or a sector. */
export function Register({ language, messages, countries, groups }: RegisterProps) {
  const [{ country, sector }, choose] = useState({ country: '', sector: '' });
  const form = useRef<HTMLFormElement>(null);
  const readForm = useCallback(() => {
    const chosen = new FormData(form.current ?? undefined);
    choose({ country: String(chosen.get('country') ?? ''), sector: String(chosen.get('sector') ?? '') });
  }, []);
  // A visitor may have chosen before hydration.
  useEffect(readForm, [readForm]);
  const isChosen = (group: RegisterGroup) =>
    (!country || group.country === country) && (!sector || group.sector === sector);
  const filters = [
    { name: 'country', value: country, choices: countries, empty: messages.allCountries },
    { name: 'sector', value: sector, choices: messages.sectors, empty: messages.allSectors },
  ] as const;
  return (
    <LabelledSection id="register" label={messages.label} className={`section ${styles.whole}`}>
      <p className={`statement col-body ${styles.statement}`}>{richText(messages.statement)}</p>
      <div className={`col ${styles.drawn}`}>
        <RegisterStar groups={groups} label={messages.drawing} isChosen={isChosen} />
      </div>
      <div className={`col ${styles.chosen}`}>
        <form ref={form} className={styles.filters}>
          {filters.map((filter) => (
            <SelectField
              {...filter}
              key={filter.name}
              id={`register-${filter.name}`}
              label={messages[filter.name]}
              onChange={readForm}
              autoComplete="off"
            />
          ))}
        </form>
        <p className={`display-4 ${styles.sentence}`} role="status">
          {richText(sentenceOf(language, messages, sumOf(groups.filter(isChosen))))}
        </p>
        <RegisterTable language={language} messages={messages} countries={countries} groups={groups} />
      </div>
    </LabelledSection>
  );
}

export function RegisterTeaser({ language, messages, groups, href }: RegisterProps & { href: string }) {
  return (
    <LabelledSection label={messages.label} className="section-end">
      <div className={`col stack ${styles.text}`}>
        <p className="statement">{richText(messages.statement)}</p>
        <p className="muted">{richText(sentenceOf(language, messages, sumOf(groups)))}</p>
        <p>
          <GoLink href={`${href}#register`}>{messages.more}</GoLink>
        </p>
      </div>
      <div className={`col ${styles.small}`}>
        <RegisterStar groups={groups} label={messages.drawing} />
      </div>
    </LabelledSection>
  );
}

function RegisterTable({ language, messages, countries, groups }: RegisterProps) {
  const { columns } = messages;
  const row = (name: string, rowGroups: RegisterGroup[]) => {
    const { asked, declined, global500 } = sumOf(rowGroups);
    return (
      <tr key={name}>
        <th scope="row">{name}</th>
        {[asked, asked - declined, declined, global500].map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
          <td key={index}>{formatNumber(language, value)}</td>
        ))}
      </tr>
    );
  };
  return (
    <details className={styles.table}>
      <summary className="label">{messages.table}</summary>
      <table className="ruled small">
        <thead>
          <tr>
            <td />
            {[columns.asked, columns.again, columns.declined, columns.global500].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countryIds.map((id) =>
            row(
              countries[id],
              groups.filter((group) => group.country === id),
            ),
          )}
        </tbody>
        <tbody>
          {keysOf(messages.sectors).map((id) =>
            row(
              messages.sectors[id] ?? id,
              groups.filter((group) => group.sector === id),
            ),
          )}
        </tbody>
      </table>
    </details>
  );
}
