import type { DatabaseConnection, KyselyPlugin, QueryResult } from 'kysely'
import type { DatabaseQueries } from '#server/tables.ts'
import type { SomeQuery } from './group-session.ts'
import { sessionOn } from './open-sqlite.ts'
import { connectionOf } from './transaction.ts'

/**
 * Runs a query that is compiled. SQLite answers at once, so that Kysely's way to a connection, a dozen promises for
 * every query, would take longer than many a query: there it is left out.
 */
export function runCompiled<Row>(database: DatabaseQueries, query: SomeQuery<Row>): Promise<QueryResult<Row>> {
  const connection = directConnection(database)
  if (!connection) return database.executeQuery<Row>(query)
  const { plugins } = database.getExecutor()
  const result = connection.executeQuery<Row>(query)
  return plugins.length === 0 ? result : withPlugins(result, query, plugins)
}

async function withPlugins<Row>(
  running: Promise<QueryResult<Row>>,
  { queryId }: SomeQuery<Row>,
  plugins: readonly KyselyPlugin[],
): Promise<QueryResult<Row>> {
  let result: QueryResult<unknown> = await running
  for (const plugin of plugins) result = await plugin.transformResult({ queryId, result: result as QueryResult<never> })
  return result as QueryResult<Row>
}

function directConnection(database: DatabaseQueries): DatabaseConnection | null {
  return database.isTransaction ? connectionOf(database) : sessionOn(database)
}
