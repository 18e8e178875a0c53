import { sql } from 'kysely'
import { unsellableTypes } from '#shared/products/sellable.ts'

/** The condition of `isSellableKind` on rows of products, turned around: gift cards, paywalls, and subscriptions. */
export const isOfUnsellableKind = sql<boolean>`(product_type in (${sql.join([...unsellableTypes])}) or details like ${'%"isSubscribable":true%'})`
