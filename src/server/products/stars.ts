import type { Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'
import { noStars } from '#shared/reviews/rules.ts'
import type { StarCounts } from '#shared/reviews/schema.ts'

type Row = Omit<Tables['product_stars'], 'website_id' | 'product_id'>
/** The columns of a product that was joined with its stars: null where it has no reviews. */
export type JoinedStars = { readonly [Column in keyof Row]: Row[Column] | null }

export const starColumns = ['stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'] as const

/** The stars of a product from its joined columns. */
export const starsOf = (row: JoinedStars): [...StarCounts] => [
  ...([row.stars_1 ?? 0, row.stars_2 ?? 0, row.stars_3 ?? 0, row.stars_4 ?? 0, row.stars_5 ?? 0] as const),
]

/** The stars of one product. */
export async function readStars({ database, websiteId }: Scope, productId: string): Promise<StarCounts> {
  const row = await database
    .selectFrom('product_stars')
    .select(starColumns)
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row ? starsOf(row) : noStars
}
