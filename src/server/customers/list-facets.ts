import { distinctValues } from '#server/database/distinct-values.ts'
import type { Scope } from '#server/scope.ts'
import { listTags } from '#server/tags/tag-store.ts'

const MOST_COUNTRIES = 300

/** The tags and countries of all customers, by name. */
export async function listFacets(scope: Scope): Promise<{ tags: string[]; countries: string[] }> {
  const countries = await distinctValues(async (last) => {
    const row = await scope.database
      .selectFrom('customers')
      .select('country')
      .where('website_id', '=', scope.websiteId)
      .where('country', '>', last)
      .orderBy('country')
      .limit(1)
      .executeTakeFirst()
    return row?.country
  }, MOST_COUNTRIES)
  return { tags: await listTags(scope, 'customer_tags'), countries }
}
