import { distinctValues } from '#server/database/distinct-values.ts'
import type { Scope } from '#server/scope.ts'

const MOST_TAGS = 100
const MOST_COUNTRIES = 300

/** The tags and countries of all customers, by name. */
export async function listFacets({ database, websiteId }: Scope): Promise<{ tags: string[]; countries: string[] }> {
  const tags = await distinctValues(async (last) => {
    const row = await database
      .selectFrom('customer_tags')
      .select('tag')
      .where('website_id', '=', websiteId)
      .where('tag', '>', last)
      .orderBy('tag')
      .limit(1)
      .executeTakeFirst()
    return row?.tag
  }, MOST_TAGS)
  const countries = await distinctValues(async (last) => {
    const row = await database
      .selectFrom('customers')
      .select('country')
      .where('website_id', '=', websiteId)
      .where('country', '>', last)
      .orderBy('country')
      .limit(1)
      .executeTakeFirst()
    return row?.country
  }, MOST_COUNTRIES)
  return { tags, countries }
}
