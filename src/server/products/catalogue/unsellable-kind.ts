import { sql } from 'kysely'
import { unsellableTypes } from '#shared/products/sellable.ts'

/** The negation of `isSellableKind` as a condition on product rows: gift cards, paywalls, and subscriptions. */
export const isOfUnsellableKind = sql<boolean>`(product_type in (${sql.join([...unsellableTypes])}) or details like ${'%"isSubscribable":true%'})`
