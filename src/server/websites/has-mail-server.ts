import { prepareQuery } from '#server/database/prepare-query.ts'
import type { DatabaseQueries } from '#server/tables.ts'

const findServer = prepareQuery((database, { websiteId }: { websiteId: string }) =>
  database.selectFrom('mail_servers').select('saved_at').where('website_id', '=', websiteId),
)

/** Whether a website has a mail server of its own: asked by each email that is written. */
export async function hasMailServer(database: DatabaseQueries, websiteId: string): Promise<boolean> {
  return (await findServer(database, { websiteId })).rows.length > 0
}
