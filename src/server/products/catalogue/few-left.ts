import { sql } from 'kysely'

/**
 * Variants of which some are left, but no more than an owner can call low (`lowStockSettingsSchema`), as
 * `variants_few_left` contains them: the index is found by this very condition.
 */
export const isNearlySoldOut = sql<boolean>`variants.unlimited = 0 and variants.qty_in_stock > 0
  and variants.qty_in_stock <= 9999`

/**
 * Whether the stock of a variant is low, sold out included.
 * @param threshold the number of the settings, for variants without one of their own
 */
export const isLow = (variant: string, threshold: number) => sql<boolean>`(${sql.ref(`${variant}.unlimited`)} = 0
  and ${sql.ref(`${variant}.qty_in_stock`)} <= coalesce(${sql.ref(`${variant}.low_stock_at`)}, ${sql.lit(threshold)}))`

/** Whether some of a product are left, and a variant of it is low. */
export const isFewLeft = (product: string, threshold: number) => sql<boolean>`exists (
  select 1 from variants where variants.website_id = ${sql.ref(`${product}.website_id`)}
    and variants.product_id = ${sql.ref(`${product}.id`)}
    and variants.qty_in_stock > 0 and ${isLow('variants', threshold)})`
