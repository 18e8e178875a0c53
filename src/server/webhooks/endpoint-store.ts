import type { Selectable } from 'kysely'
import { engineOf } from '#server/database/engine.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { WebhookTables } from './tables.ts'

export type EndpointRow = Selectable<WebhookTables['webhook_endpoints']>

/** An endpoint; null when the website has none with this id. */
export async function readEndpoint({ database, websiteId }: Scope, endpointId: string): Promise<EndpointRow | null> {
  const row = await selectEndpoint({ database, websiteId }, endpointId).executeTakeFirst()
  return row ?? null
}

/** An endpoint, locked until the commit: whatever other transactions wrote for it before can be seen now. */
export async function lockEndpoint(
  { database, websiteId }: ChangeScope,
  endpointId: string,
): Promise<EndpointRow | null> {
  const endpoint = selectEndpoint({ database, websiteId }, endpointId)
  const row = await (engineOf(database) === 'postgres' ? endpoint.forUpdate() : endpoint).executeTakeFirst()
  return row ?? null
}

/** Changes an endpoint. */
export async function changeEndpoint(
  { database, websiteId }: ChangeScope,
  endpointId: string,
  changes: Partial<Omit<EndpointRow, 'website_id' | 'id'>>,
): Promise<void> {
  await database
    .updateTable('webhook_endpoints')
    .set(changes)
    .where('website_id', '=', websiteId)
    .where('id', '=', endpointId)
    .execute()
}

function selectEndpoint({ database, websiteId }: Pick<Scope, 'database' | 'websiteId'>, endpointId: string) {
  return database
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', endpointId)
}
