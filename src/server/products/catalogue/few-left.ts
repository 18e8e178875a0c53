import { sql } from 'kysely'
import { LOW_STOCK } from '#shared/stock/schema.ts'

/**
 * Variants of which some are left, but no more than an owner can call few (`scarcitySchema`), as `variants_few_left`
 * contains them: the index is found by this very condition.
 */
export const isNearlySoldOut = sql<boolean>`variants.unlimited = 0 and variants.qty_in_stock > 0
  and variants.qty_in_stock <= 9999`

/** Whether a variant is nearly sold out. */
export const isFewLeft = (product: string) => sql<boolean>`exists (
  select 1 from variants where variants.website_id = ${sql.ref(`${product}.website_id`)}
    and variants.product_id = ${sql.ref(`${product}.id`)}
    and variants.unlimited = 0 and variants.qty_in_stock between 1 and ${sql.lit(LOW_STOCK)})`
