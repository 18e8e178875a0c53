import { leftOf } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { isShipped } from '#shared/products/codes.ts'
import { variantTitle } from '#shared/products/variants.ts'

/** An item to take from the shelf for several orders. */
export interface PickRow {
  readonly title: string
  readonly variant: string
  readonly sku: string
  readonly quantity: number
  /** How many of the orders need it. */
  readonly orders: number
}

/**
 * What is left to pack of several orders, added up by item, in the order of their titles. Files and services are not
 * packed, and canceled orders need nothing.
 * @returns also the number of orders that something is left of
 */
export function pickRows(orders: readonly Order[]): { rows: PickRow[]; orderCount: number } {
  const rows = new Map<string, PickRow & { readonly ids: ReadonlySet<string> }>()
  for (const { id, state, lines } of orders) {
    if (state === 'cancelled') continue
    for (const line of lines) {
      const left = leftOf(line)
      if (!isShipped(line.productType) || left === 0) continue
      const { title, sku } = line
      const variant = variantTitle(line.attributes)
      const key = JSON.stringify([title, variant, sku])
      const former = rows.get(key)
      const ids = new Set(former?.ids).add(id)
      rows.set(key, { title, variant, sku, quantity: (former?.quantity ?? 0) + left, orders: ids.size, ids })
    }
  }
  const found = [...rows.values()]
  return {
    rows: found
      .map(({ ids: _, ...row }) => row)
      .toSorted((one, other) => one.title.localeCompare(other.title) || one.variant.localeCompare(other.variant)),
    orderCount: new Set(found.flatMap(({ ids }) => [...ids])).size,
  }
}
