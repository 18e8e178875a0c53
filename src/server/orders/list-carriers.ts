import { distinctValues } from '#server/database/distinct-values.ts'
import type { Scope } from '#server/scope.ts'

const MOST = 50

/** The carriers of all shipments, by name. */
export const listCarriers = ({ database, websiteId }: Scope): Promise<string[]> =>
  distinctValues(async (last) => {
    const row = await database
      .selectFrom('fulfilments')
      .select('carrier')
      .where('website_id', '=', websiteId)
      .where('carrier', '>', last)
      .orderBy('carrier')
      .limit(1)
      .executeTakeFirst()
    return row?.carrier
  }, MOST)
