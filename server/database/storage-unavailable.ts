import type { DatabaseConnection } from 'kysely';

/** The database is locked, full or gone: sending again is safe. */
export class StorageUnavailable extends Error {
  readonly code = 'storage-unavailable';

  constructor(cause: unknown) {
    super(`The database cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

export type StatementGuard = <Result>(statement: () => Promise<Result>) => Promise<Result>;

/** For Kysely's `onCreateConnection`: every statement, those that begin and end a transaction as well. */
export async function guardStatements(connection: DatabaseConnection, guard: StatementGuard) {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = (query, options) => guard(() => execute(query, options));
}
