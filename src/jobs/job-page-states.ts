export interface DatedState {
  /** The day in Riyadh, `2026-11-21`. It is missing while a page is built, when every job is open. */
  today?: string;
}

export interface JobListState extends DatedState {
  query?: string;
}
