import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Domain } from '#shared/domains/api.ts'

/** The domains of the website, the main one first, then by name. */
export async function listDomains({ database, websiteId }: Scope): Promise<Domain[]> {
  const rows = await database
    .selectFrom('website_domains')
    .select(['host', 'is_main', 'reached_at'])
    .where('website_id', '=', websiteId)
    .orderBy('is_main', 'desc')
    .orderBy('host')
    .execute()
  return rows.map(({ host, is_main, reached_at }) => ({ host, isMain: is_main === 1, isReached: reached_at !== null }))
}

/** @returns false when a website of the installation has it already */
export async function insertDomain({ database, websiteId }: ChangeScope, host: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('website_domains')
    .values({ website_id: websiteId, host, is_main: 0, reached_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function removeDomain({ database, websiteId }: ChangeScope, host: string): Promise<void> {
  await database.deleteFrom('website_domains').where('website_id', '=', websiteId).where('host', '=', host).execute()
}

/** @param host null for no main domain */
export async function writeMain({ database, websiteId }: ChangeScope, host: string | null): Promise<void> {
  const domains = database.updateTable('website_domains').where('website_id', '=', websiteId)
  await domains.set({ is_main: 0 }).where('is_main', '=', 1).execute()
  if (host !== null) await domains.set({ is_main: 1 }).where('host', '=', host).execute()
}
