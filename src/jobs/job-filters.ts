import { keysOf, recordOf } from '#lib/records.ts';

/** Each filter is a field of a job, with the values that it may have; a location is a country of firm.yaml. */
export const jobFilterValues = {
  location: ['egypt', 'ksa', 'jordan', 'bahrain'],
  category: ['marketing', 'finance'],
} as const;

type FilterValues = typeof jobFilterValues;
export type JobFilterName = keyof FilterValues;
export const jobFilterNames = keysOf(jobFilterValues);

export type Filterable = { [Name in JobFilterName]: FilterValues[Name][number] };
export type JobFilters = { [Name in JobFilterName]?: Filterable[Name] | '' };

export function filterable(job: Filterable): Filterable {
  return Object.fromEntries(jobFilterNames.map((name) => [name, job[name]])) as Filterable;
}

/** Reads filters from a query; an unknown value means all. */
export function readFilters(query: URLSearchParams): Required<JobFilters> {
  return recordOf(
    jobFilterNames,
    (name) => jobFilterValues[name].find((value) => value === query.get(name)) ?? '',
  ) as Required<JobFilters>;
}

/** Returns `?location=egypt&category=finance`, or an empty string. */
export function filtersQuery(filters: JobFilters): string {
  return withFilters('', filters);
}

/** Sets these filters in a query and keeps its other parameters: `?utm_source=letter&location=egypt`. */
export function withFilters(search: string, filters: JobFilters): string {
  const query = new URLSearchParams(search);
  for (const name of jobFilterNames) {
    query.delete(name);
    if (filters[name]) query.append(name, filters[name]);
  }
  return query.size ? `?${query}` : '';
}

/** Returns whether a job fits all filters; an empty one fits every job. */
export function matches(job: Filterable, filters: JobFilters): boolean {
  return jobFilterNames.every((name) => !filters[name] || job[name] === filters[name]);
}
