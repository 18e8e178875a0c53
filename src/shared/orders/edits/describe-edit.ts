import { shownName } from '#shared/discounts/shown-name.ts'
import { groupByBundle, totalOfGroup } from '../bundled-lines.ts'
import type { Order, OrderLine } from '../schema.ts'

/** The parts of an order that an edit can change. */
export interface Edited
  extends Pick<
    Order,
    'discounts' | 'shippingMethod' | 'shippingCostCents' | 'shippingAddress' | 'grandTotalCents' | 'lines'
  > {}

/**
 * What an edit has changed, a sentence each, for the order's timeline and before it is saved; the totals come last.
 * Empty when nothing has changed. Addresses are not in it: the timeline outlives an erasure.
 */
export function describeEdit(before: Edited, after: Edited, money: (cents: number) => string): string[] {
  const changes = [
    ...lineChanges(before.lines, after.lines, money),
    ...discountChanges(before, after, money),
    ...shippingChanges(before, after, money),
    ...(isSame(before.shippingAddress, after.shippingAddress) ? [] : ['Shipping address changed']),
  ]
  if (changes.length === 0) return []
  return [...changes, `Total: ${money(before.grandTotalCents)} → ${money(after.grandTotalCents)}`]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function lineChanges(before: readonly OrderLine[], after: readonly OrderLine[], money: (cents: number) => string) {
  const known = new Set(before.map(({ id }) => id))
  const stayed = groupByBundle(before).flatMap(({ bundle, lines }) => {
    const now = after.find((line) => line.id === lines[0]!.id)
    const was = bundle ?? lines[0]!
    if (!now) return [`Removed: ${was.quantity} × ${was.title}`]
    const quantity = now.bundle?.quantity ?? now.quantity
    return quantity === was.quantity ? [] : [`${was.title}: ${was.quantity} → ${quantity}`]
  })
  const added = after.filter(({ id }) => !known.has(id))
  return [
    ...stayed,
    ...groupByBundle(added).map(({ bundle, lines }) => {
      const { quantity, title } = bundle ?? lines[0]!
      return `Added: ${quantity} × ${title} at ${money(totalOfGroup(lines) / quantity)}`
    }),
  ]
}

function discountChanges(before: Edited, after: Edited, money: (cents: number) => string): string[] {
  const nameOf = (one: Order['discounts'][number]) => ['Discount', shownName(one)].filter(Boolean).join(' ')
  const removed = before.discounts.filter(({ id }) => !after.discounts.some((one) => one.id === id))
  const changed = after.discounts.flatMap((now) => {
    const earlier = before.discounts.find(({ id }) => id === now.id)
    if (!earlier) return [`${nameOf(now)} added: −${money(now.discountCents)}`]
    if (earlier.discountCents === now.discountCents) return []
    return [`${nameOf(now)}: −${money(earlier.discountCents)} → −${money(now.discountCents)}`]
  })
  return [...removed.map((one) => `${nameOf(one)} removed`), ...changed]
}

function shippingChanges(before: Edited, after: Edited, money: (cents: number) => string): string[] {
  const words = ({ shippingMethod, shippingCostCents }: Edited) =>
    shippingMethod ? `${shippingMethod.name} (${money(shippingCostCents)})` : 'none'
  const [was, is] = [words(before), words(after)]
  return was === is ? [] : [`Shipping: ${was} → ${is}`]
}
