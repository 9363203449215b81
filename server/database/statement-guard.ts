import type { DatabaseConnection, Dialect, Driver } from 'kysely';

export type StatementGuard = <Result>(statement: () => Promise<Result>) => Promise<Result>;

export function guarded(dialect: Dialect, guard: StatementGuard): Dialect {
  return {
    createDriver: () => guardedDriver(dialect.createDriver(), guard),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (database) => dialect.createIntrospector(database),
  };
}

interface GuardedConnection extends DatabaseConnection {
  inner: DatabaseConnection;
}

function guardedDriver(driver: Driver, guard: StatementGuard): Driver {
  const inner = (connection: DatabaseConnection) => (connection as GuardedConnection).inner;
  return {
    init: (options) => guard(() => driver.init(options)),
    acquireConnection: async (options) =>
      guardedConnection(await guard(() => driver.acquireConnection(options)), guard),
    beginTransaction: (connection, settings) =>
      guard(() => driver.beginTransaction(inner(connection), settings)),
    commitTransaction: (connection) => guard(() => driver.commitTransaction(inner(connection))),
    rollbackTransaction: (connection) => guard(() => driver.rollbackTransaction(inner(connection))),
    releaseConnection: (connection, options) => driver.releaseConnection(inner(connection), options),
    destroy: (options) => driver.destroy(options),
  };
}

function guardedConnection(connection: DatabaseConnection, guard: StatementGuard): GuardedConnection {
  return {
    inner: connection,
    executeQuery: (query, options) => guard(() => connection.executeQuery(query, options)),
    streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
  };
}
