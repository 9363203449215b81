/** The places and fields that jobs are looked for by (specification, section 7), as a visitor reads them. */
export const jobLocations = ['egypt', 'ksa', 'jordan', 'bahrain'] as const;
export const jobCategories = ['marketing', 'finance'] as const;

/** What a visitor looks for; empty is all. */
export interface JobFilters {
  location: (typeof jobLocations)[number] | '';
  category: (typeof jobCategories)[number] | '';
}

/** A value that is not in the list means all. */
export function readFilters(query: URLSearchParams): JobFilters {
  return {
    location: jobLocations.find((location) => location === query.get('location')) ?? '',
    category: jobCategories.find((category) => category === query.get('category')) ?? '',
  };
}

/** `?location=egypt&category=finance`, or empty. */
export function filtersQuery(filters: JobFilters): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  return query.size ? `?${query}` : '';
}

export function matches(
  job: { location: string | null; category: string | null },
  filters: JobFilters,
): boolean {
  return (
    (!filters.location || job.location === filters.location) &&
    (!filters.category || job.category === filters.category)
  );
}
