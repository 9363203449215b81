import type { Ui } from '#content/schemas/ui.ts';
import type { JobState } from '#jobs/job-state.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { ClosingDay } from './closing-day.tsx';
import styles from './job-fact-list.module.css';
import type { JobFacts } from './job-props.ts';

export interface JobFactListProps {
  facts: JobFacts;
  labels: Ui['jobs'];
  state: JobState;
}

export function JobFactList({ facts, labels, state }: JobFactListProps) {
  const { category, type, place, posted, closes } = facts;
  const { filters, type: hours, posted: since, applications } = labels;
  const rows = [
    { label: filters.category.label, value: category },
    { label: hours, value: type },
    { label: filters.location.label, value: place },
    { label: since, value: <time dateTime={posted.iso}>{posted.words}</time> },
    { label: applications, value: <ClosingDay labels={labels} state={state} day={closes} /> },
  ];
  return <DescriptionList rows={rows} className={`small ${styles.facts}`} />;
}
