import type { Scope } from '#server/scope.ts'

const MOST_TAGS = 100
const MOST_COUNTRIES = 300

/** The tags and countries of all customers by name: one step along an index for each, however many have it. */
export async function listFacets({ database, websiteId }: Scope): Promise<{ tags: string[]; countries: string[] }> {
  const step = async (next: (last: string) => Promise<string | undefined>, most: number) => {
    const found: string[] = []
    for (let last = ''; found.length < most; ) {
      const value = await next(last)
      if (value === undefined) break
      last = value
      found.push(value)
    }
    return found
  }
  const tags = await step(async (last) => {
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
  const countries = await step(async (last) => {
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
