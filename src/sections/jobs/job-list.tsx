import { type Ref, useEffect, useRef, useState } from 'react';
import { countInWords, type PluralForms } from '#i18n/count.ts';
import type { Language } from '#i18n/languages.ts';
import {
  filtersQuery,
  type JobFilters,
  jobFilterNames,
  matches,
  readFilters,
  withFilters,
} from '#jobs/job-filters.ts';
import type { JobListState } from '#jobs/job-page-states.ts';
import { readExtraParameters } from '#routing/extra-parameters.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/controls.tsx';
import { hasModifier } from '#ui/has-modifier.ts';
import { HiddenFields } from '#ui/hidden-fields.tsx';
import { GoLink } from '#ui/link.tsx';
import { asServerSection } from '#ui/server-section.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { pushUrl, replaceUrl, useLocationSearch } from '#ui/use-location.ts';
import { JobGroup, jobsOn } from './job-group.tsx';
import styles from './job-list.module.css';
import type { JobListProps } from './job-props.ts';

/** The jobs by category that match the URL's filters on a day: open ones first, and only they are counted. */
export function JobList(props: JobListProps & JobListState) {
  const { href, language, labels, fields, jobs, today, query: initialQuery = '' } = props;
  const query = useLocationSearch(initialQuery);
  const [choices, setChoices] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const filters = readFilters(new URLSearchParams(query));
  const rows = jobsOn(today, jobs).filter(({ job }) => matches(job, filters));
  const open = rows.filter(({ state }) => state !== 'closed');
  const closed = rows.filter(({ state }) => state === 'closed');

  const choose = (chosen: JobFilters) => {
    setChoices((count) => count + 1);
    pushUrl(withFilters(location.search, chosen));
  };

  useEffect(() => {
    // Reads choices that were made before hydration. The URL may belong to another history entry by now.
    if (!form.current) return;
    const served = readFilters(new URLSearchParams(initialQuery));
    const early = readFilters(chosenIn(form.current));
    if (filtersQuery(early) !== filtersQuery(served)) replaceUrl(withFilters(location.search, early));
  }, [initialQuery]);

  return (
    <section className="container">
      <JobFilterForm
        {...props}
        ref={form}
        query={query}
        filters={filters}
        count={{ key: choices, text: jobCount(language, labels, open.length, closed.length) }}
        onChoose={() => form.current && choose(readFilters(chosenIn(form.current)))}
      />
      {Object.entries(fields.category.choices).map(([value, label]) => {
        const group = [...open, ...closed].filter(({ job }) => job.category === value);
        if (group.length === 0) return null;
        return <JobGroup key={value} className={styles.group} label={label} labels={labels} rows={group} />;
      })}
      {rows.length === 0 && (
        <div className={styles.none}>
          <p className="display-4">{labels.none}</p>
          <GoLink
            href={href + withFilters(query, {})}
            onClick={(event) => {
              if (hasModifier(event)) return;
              event.preventDefault();
              choose({});
              form.current?.querySelector('select')?.focus();
            }}
          >
            {labels.clear}
          </GoLink>
        </div>
      )}
    </section>
  );
}

export const JobListServerSection = asServerSection<JobListProps, JobListState>(JobList, 'JobList', {
  hydrates: true,
});

/** Returns `5 open jobs · 1 closed`; closed jobs only if there are any. */
export function jobCount(
  language: Language,
  labels: { count: PluralForms; closedCount: PluralForms },
  open: number,
  closed: number,
): string {
  const openJobs = countInWords(language, open, labels.count);
  return closed > 0 ? `${openJobs} · ${countInWords(language, closed, labels.closedCount)}` : openJobs;
}

function chosenIn(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...form.querySelectorAll('select')].map(({ name, value }) => [name, value]));
}

interface JobFilterFormProps extends JobListProps {
  ref?: Ref<HTMLFormElement>;
  query: string;
  filters: Required<JobFilters>;
  /** The number of jobs in words. A new key makes a screen reader read it again. */
  count: { key: number; text: string };
  onChoose: () => void;
}

/** The filters and the number of jobs. Before hydration the form sends the choice. */
function JobFilterForm({ ref, href, query, labels, fields, filters, count, onChoose }: JobFilterFormProps) {
  const isHydrated = useHydrated();
  return (
    <form ref={ref} className={`screen-only ${styles.filters}`} action={href}>
      <HiddenFields parameters={readExtraParameters(query, jobFilterNames)} />
      {jobFilterNames.map((name) => (
        <SelectField
          key={name}
          id={name}
          name={name}
          label={fields[name].label}
          choices={fields[name].choices}
          empty={fields[name].all}
          value={filters[name]}
          onChange={onChoose}
          autoComplete="off"
        />
      ))}
      {!isHydrated && (
        <div className={styles.send}>
          <Button type="submit">{labels.filter}</Button>
        </div>
      )}
      <p role="status" className="line small muted">
        <span key={count.key}>{count.text}</span>
      </p>
    </form>
  );
}
