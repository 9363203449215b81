/** The database is locked, full or gone: sending again is safe. */
export class StorageUnavailable extends Error {
  readonly code = 'storage-unavailable';

  constructor(cause: unknown) {
    super(`The database cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
