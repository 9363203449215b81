export type Engine = 'sqlite' | 'postgres';

export interface StoreOptions {
  /** Every write throws `StorageUnavailable`. */
  readOnly?: boolean;
  waitMs?: number;
}
