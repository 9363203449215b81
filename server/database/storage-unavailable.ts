/** The store cannot take or give anything just now: locked, full, gone. What was sent has to be sent again. */
export class StorageUnavailable extends Error {
  readonly code = 'storage-unavailable';

  constructor(cause: unknown) {
    super(`The database cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
