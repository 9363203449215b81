import type { Ref } from 'react';
import type { Ui } from '#content/schemas/ui.ts';
import type { JobFilters as Filters } from '#jobs/job-filters.ts';
import { Button } from '../../ui/button.tsx';
import { type Choice, SelectField } from '../../ui/controls.tsx';
import styles from './job-filters.module.css';

export interface JobFiltersProps {
  ref?: Ref<HTMLFormElement>;
  action: string;
  labels: Ui['jobs'];
  locations: Choice[];
  categories: Choice[];
  filters: Filters;
  /** The number of jobs in words. A new key has it read out again, the same words too. */
  count: { key: number; text: string };
  onChoose: () => void;
}

/** Where and what a visitor looks for, and how many jobs are left. Without JavaScript the form sends the choice. */
export function JobFilters(props: JobFiltersProps) {
  const { ref, action, labels, locations, categories, filters, count, onChoose } = props;
  return (
    <form ref={ref} className={`screen ${styles.filters}`} action={action}>
      <SelectField
        id="location"
        name="location"
        label={labels.location}
        choices={locations}
        empty={labels.allLocations}
        value={filters.location}
        onChange={onChoose}
        autoComplete="off"
      />
      <SelectField
        id="category"
        name="category"
        label={labels.category}
        choices={categories}
        empty={labels.allCategories}
        value={filters.category}
        onChange={onChoose}
        autoComplete="off"
      />
      <noscript>
        <Button type="submit">{labels.filter}</Button>
      </noscript>
      <p role="status" className="small muted">
        <span key={count.key}>{count.text}</span>
      </p>
    </form>
  );
}
