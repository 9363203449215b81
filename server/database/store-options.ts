export type Engine = 'sqlite' | 'postgres';

export interface StoreOptions {
  /** Every write throws `StorageUnavailable`. */
  readOnly?: boolean;
  /** How long a statement waits for SQLite's lock (by default 3 s) or for PostgreSQL (5 s). */
  waitMs?: number;
}
