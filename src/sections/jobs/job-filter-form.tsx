import type { Ref } from 'react';
import { type JobFilters, jobFilterNames } from '#jobs/job-filters.ts';
import type { Parameters } from '#routing/extra-parameters.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/controls.tsx';
import { HiddenFields } from '#ui/hidden-fields.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './job-filter-form.module.css';
import type { JobListProps } from './job-props.ts';

interface JobFilterFormProps {
  ref?: Ref<HTMLFormElement>;
  action: string;
  extraParameters: Parameters;
  fields: JobListProps['fields'];
  send: string;
  filters: Required<JobFilters>;
  /** The number of jobs in words. A new key makes a screen reader read it again. */
  count: { key: number; text: string };
  onChoose: () => void;
}

/** The filters and the number of jobs. Before hydration the form sends the choice. */
export function JobFilterForm(props: JobFilterFormProps) {
  const { ref, action, extraParameters, fields, send, filters, count, onChoose } = props;
  const isHydrated = useHydrated();
  return (
    <form ref={ref} className={`screen-only ${styles.filters}`} action={action}>
      <HiddenFields parameters={extraParameters} />
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
          <Button type="submit">{send}</Button>
        </div>
      )}
      <p role="status" className="small muted">
        <span key={count.key}>{count.text}</span>
      </p>
    </form>
  );
}
