export const jobLocations = ['egypt', 'ksa', 'jordan', 'bahrain'] as const;
export const jobCategories = ['marketing', 'finance'] as const;

const filterValues = { location: jobLocations, category: jobCategories } as const;

export type JobFilterName = keyof typeof filterValues;
export const jobFilterNames = Object.keys(filterValues) as JobFilterName[];

export type JobFilters = { [Name in JobFilterName]?: (typeof filterValues)[Name][number] | '' };

/** A value that is not in the list means all. */
export function readFilters(query: URLSearchParams): Required<JobFilters> {
  const chosen = jobFilterNames.map((name) => [
    name,
    filterValues[name].find((value) => value === query.get(name)) ?? '',
  ]);
  return Object.fromEntries(chosen) as Required<JobFilters>;
}

/** `?location=egypt&category=finance`, or empty. */
export function filtersQuery(filters: JobFilters): string {
  return withFilters('', filters);
}

/** A query with these filters in it and the rest as it was: `?utm_source=letter&location=egypt`. */
export function withFilters(search: string, filters: JobFilters): string {
  const query = new URLSearchParams(search);
  for (const name of jobFilterNames) {
    query.delete(name);
    if (filters[name]) query.append(name, filters[name]);
  }
  return query.size ? `?${query}` : '';
}

export function matches(job: Partial<Record<JobFilterName, string>>, filters: JobFilters): boolean {
  return jobFilterNames.every((name) => !filters[name] || job[name] === filters[name]);
}
