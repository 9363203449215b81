import type { Ref } from 'react';
import { type JobFilters as Filters, jobFilterNames } from '#forms/job-filters.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/controls.tsx';
import type { JobListProps } from './job-content.ts';
import styles from './job-filters.module.css';

export interface JobFiltersProps {
  ref?: Ref<HTMLFormElement>;
  action: string;
  /** The filters in words; `all` is said where nothing is chosen. */
  fields: JobListProps['fields'];
  /** Of the button, without JavaScript. */
  send: string;
  filters: Required<Filters>;
  /** The number of jobs in words. A new key has it read out again, the same words too. */
  count: { key: number; text: string };
  onChoose: () => void;
}

/** The filters of the jobs, and how many are left. Without JavaScript the form sends the choice. */
export function JobFilters(props: JobFiltersProps) {
  const { ref, action, fields, send, filters, count, onChoose } = props;
  return (
    <form ref={ref} className={`screen ${styles.filters}`} action={action}>
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
      <noscript>
        <Button type="submit">{send}</Button>
      </noscript>
      <p role="status" className="small muted">
        <span key={count.key}>{count.text}</span>
      </p>
    </form>
  );
}
