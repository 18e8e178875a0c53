import { type RawBuilder, sql } from 'kysely'
import type { FoundRows } from '#server/database/search-by-word.ts'
import type { Scope } from '#server/scope.ts'

/** A tracking number in the form in which it is indexed: carriers print spaces in it, and people type small letters. */
export const indexedNumber = (column: string): RawBuilder<string> =>
  sql<string>`upper(replace(${sql.ref(column)}, ' ', ''))`

/** Shorter texts are numbers of orders, or names. */
const LEAST_CHARACTERS = 6

/**
 * The orders with a shipment of a tracking number.
 * @returns null for a text that is no tracking number: those have digits
 */
export function ordersByTrackingNumber({ websiteId }: Pick<Scope, 'websiteId'>, text: string): FoundRows | null {
  const number = text.replaceAll(/\s/g, '').toUpperCase()
  if (number.length < LEAST_CHARACTERS || !/\d/.test(number)) return null
  return sql`select order_id as found_id from fulfilments
    where website_id = ${websiteId} and ${indexedNumber('tracking_number')} = ${number}`
}
