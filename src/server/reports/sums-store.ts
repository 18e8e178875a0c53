import { sql } from 'kysely'
import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'
import type { Fact } from '#shared/reports/facts.ts'
import { addSums, measures, noSums, type Sums } from '#shared/reports/sums.ts'

/** The column of each measure. */
export const sumColumns = {
  orders: 'orders',
  units: 'units',
  returnedUnits: 'returned_units',
  grossCents: 'gross_cents',
  discountCents: 'discount_cents',
  returnCents: 'return_cents',
  shippingCents: 'shipping_cents',
  taxCents: 'tax_cents',
  giftCardCents: 'gift_card_cents',
  donationCents: 'donation_cents',
  refunds: 'refunds',
  refundedCents: 'refunded_cents',
  ordersWithoutGoods: 'orders_without_goods',
} as const satisfies Record<keyof Sums, string>

/**
 * Adds differences to the sums, those of variants to their months too. In the order of their keys, so that two
 * processes never wait for each other in turn.
 */
export async function addToSums({ database, websiteId }: ChangeScope, facts: readonly Fact[]): Promise<void> {
  const months = new Map<string, StoredFact>()
  for (const fact of facts.filter(({ dimension }) => dimension === 'variant')) {
    const month: StoredFact = { ...fact, dimension: 'variant-month', bucket: fact.bucket.slice(0, 7) }
    const name = [month.currency, month.bucket, month.key, month.parent].join('\n')
    months.set(name, { ...month, sums: addSums(months.get(name)?.sums ?? noSums(), fact.sums) })
  }
  const rows = [...facts, ...months.values()].map(({ dimension, currency, bucket, key, parent, sums }) => ({
    ...{ website_id: websiteId, dimension, currency, bucket, key, parent },
    ...(Object.fromEntries(measures.map((measure) => [sumColumns[measure], sums[measure]])) as Columns),
  }))
  const nameOf = (row: (typeof rows)[number]) =>
    [row.dimension, row.currency, row.bucket, row.key, row.parent].join('\n')
  const sorted = rows.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
  await insertRows(database, 'report_sums', sorted, adding)
}

const adding: OnConflict<'report_sums'> = (insert) =>
  insert.onConflict((conflict) =>
    conflict
      .columns(['website_id', 'dimension', 'currency', 'bucket', 'key', 'parent'])
      .doUpdateSet((row) =>
        Object.fromEntries(
          Object.values(sumColumns).map((column) => [
            column,
            sql<number>`${row.ref(`report_sums.${column}`)} + ${row.ref(`excluded.${column}`)}`,
          ]),
        ),
      ),
  )

type Columns = Record<(typeof sumColumns)[keyof Sums], number>

type StoredFact = Omit<Fact, 'dimension'> & { readonly dimension: StoredDimension }
export type StoredDimension = Tables['report_sums']['dimension']
