import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { DatabaseQueries } from '#server/tables.ts'
import { sessionOn } from './open-sqlite.ts'
import { connectionOf } from './transaction.ts'

/**
 * Runs a query that is compiled. SQLite answers at once, so that Kysely's way to a connection, a dozen promises for
 * every query, would take longer than many a query: there it is left out.
 */
export async function runCompiled<Row>(
  database: DatabaseQueries,
  query: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  const connection = directConnection(database)
  if (!connection) return database.executeQuery<Row>(query)
  let result: QueryResult<unknown> = await connection.executeQuery<Row>(query)
  for (const plugin of database.getExecutor().plugins)
    result = await plugin.transformResult({ queryId: query.queryId, result: result as QueryResult<never> })
  return result as QueryResult<Row>
}

function directConnection(database: DatabaseQueries): DatabaseConnection | null {
  return database.isTransaction ? connectionOf(database) : sessionOn(database)
}
