export interface DatedState {
  /** The day in Riyadh, `2026-11-21`; while a page is built every job is open. */
  today?: string;
}

export interface JobListState extends DatedState {
  query?: string;
}
