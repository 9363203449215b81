import type { Ui } from '../../content/schemas/ui.ts';
import { Button } from '../../ui/button.tsx';
import { type Choice, SelectField } from '../../ui/controls.tsx';
import styles from './job-filters.module.css';

export interface JobFiltersProps {
  action: string;
  labels: Ui['jobs'];
  locations: Choice[];
  categories: Choice[];
}

/** Where and what a visitor looks for, and how many jobs are left; jobs.client.ts answers each choice at once. */
export function JobFilters({ action, labels, locations, categories }: JobFiltersProps) {
  return (
    <form className={`screen ${styles.filters}`} action={action}>
      <SelectField
        id="location"
        name="location"
        label={labels.location}
        choices={locations}
        empty={labels.allLocations}
      />
      <SelectField
        id="category"
        name="category"
        label={labels.category}
        choices={categories}
        empty={labels.allCategories}
      />
      <noscript>
        <Button type="submit">{labels.filter}</Button>
      </noscript>
      <p role="status" className="small muted" />
    </form>
  );
}
