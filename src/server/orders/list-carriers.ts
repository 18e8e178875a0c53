import type { Scope } from '#server/scope.ts'

const MOST = 50

/** The carriers of all shipments: one step along the index for each, however many parcels it shipped. */
export async function listCarriers({ database, websiteId }: Scope): Promise<string[]> {
  const carriers: string[] = []
  for (let last = ''; carriers.length < MOST; ) {
    const row = await database
      .selectFrom('fulfilments')
      .select('carrier')
      .where('website_id', '=', websiteId)
      .where('carrier', '>', last)
      .orderBy('carrier')
      .limit(1)
      .executeTakeFirst()
    if (!row) break
    last = row.carrier
    carriers.push(last)
  }
  return carriers
}
