/** A database of a newer release. Its message is in plain words, and quotes nothing that a visitor wrote. */
export class UnusableDatabase extends Error {}

/** The database is locked, full or gone. Sending again is safe. */
export class StorageUnavailable extends Error {
  readonly code = 'storage-unavailable';

  constructor(cause: unknown) {
    super(`The database cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

export type StatementGuard = <Result>(statement: () => Promise<Result>) => Promise<Result>;
