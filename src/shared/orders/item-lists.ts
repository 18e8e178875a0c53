import { sum } from '#shared/money/sum.ts'
import { namedVariant } from '#shared/products/variants.ts'
import type { OrderLine } from './schema.ts'

/** A row of a list that names items, such as those of a parcel, a refund or a return. */
export interface ListedItem {
  readonly title: string
  readonly quantity: number
}

/** A line of an order as text, after the bundle that it is a part of: 'Tea set: Cup (Blue)'. */
export const titleInOrder = (line: Pick<OrderLine, 'title' | 'attributes' | 'bundle'>): string =>
  line.bundle ? `${line.bundle.title}: ${namedVariant(line)}` : namedVariant(line)

/**
 * The rows of a list of items: those that read the same are one, at the place of the first. An order stores equal pieces
 * in several lines where the price of their bundle did not divide.
 * @param apart what keeps rows with the same title apart, such as the reason of a return
 */
export function mergeItems<Item extends ListedItem>(
  items: readonly Item[],
  apart: (item: Item) => string = () => '',
): (Item & { readonly merged: readonly Item[] })[] {
  const rows = Map.groupBy(items, (item) => JSON.stringify([item.title, apart(item)]))
  return [...rows.values()].map((merged) => ({
    ...merged[0]!,
    quantity: sum(merged.map(({ quantity }) => quantity)),
    merged,
  }))
}

/** A list of items in one sentence: '4 × Tea set: Cup (Blue), 1 × Bowl'. */
export const itemsInSentence = (items: readonly ListedItem[]): string =>
  mergeItems(items)
    .map(({ quantity, title }) => `${quantity} × ${title}`)
    .join(', ')
