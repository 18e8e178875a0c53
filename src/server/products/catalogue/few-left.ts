import { sql } from 'kysely'
import { LOW_STOCK } from '#shared/stock/schema.ts'

/** Whether a variant is nearly sold out. */
export const isFewLeft = (product: string) => sql<boolean>`exists (
  select 1 from variants where variants.website_id = ${sql.ref(`${product}.website_id`)}
    and variants.product_id = ${sql.ref(`${product}.id`)}
    and variants.unlimited = 0 and variants.qty_in_stock between 1 and ${sql.lit(LOW_STOCK)})`
