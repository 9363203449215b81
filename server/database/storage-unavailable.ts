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

/** Returns a function that runs a statement, and throws `StorageUnavailable` for its error in an outage. */
export function guardedBy(isOutage: (error: unknown) => boolean) {
  return async <Result>(statement: () => Promise<Result>): Promise<Result> => {
    try {
      return await statement();
    } catch (error) {
      throw isOutage(error) ? new StorageUnavailable(error) : error;
    }
  };
}
