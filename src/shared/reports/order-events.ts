import { shareOf } from '#shared/money/share-of.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import { SHIPPING_PART } from '#shared/orders/taxed-parts.ts'
import { keyOfTax } from '#shared/taxes/key-of-tax.ts'
import { converted, type OrderPart, partsOf, type ReportedOrder, type Tender } from './order-parts.ts'

/** What a sale brings, or what a refund takes of it, for one part of an order. In hundredths of the shop's currency. */
export interface PartAmount {
  readonly part: OrderPart
  readonly units: number
  /** With tax. */
  readonly cents: number
  /** In the order of the taxes of the part. */
  readonly taxCents: readonly number[]
}

/** Something that reports count: at a moment, with amounts that are never negative. */
export interface ReportEvent {
  readonly kind: 'sale' | 'refund' | 'cancellation'
  readonly at: number
  readonly amounts: readonly PartAmount[]
  readonly tenders: readonly Tender[]
}

/**
 * What happened to the money of an order. A sale counts when the order is placed, paid or not. A refund counts when it is
 * made, with the money that was returned or is on its way. An order that is canceled without having been paid counts
 * back when it is canceled; a paid one by its refund. An order that was edited counts as it is now, on the day when it was
 * placed. Test orders never count.
 */
export function eventsOf(order: ReportedOrder): ReportEvent[] {
  if (order.testMode) return []
  const parts = partsOf(order)
  const taken = parts.map((part): Taken => ({ charged: 0, cents: 0, units: 0, taxes: part.chargedTaxes.map(() => 0) }))
  const paidBy = tendersOfSale(order)
  const events: ReportEvent[] = [
    {
      kind: 'sale',
      at: order.placedAt,
      amounts: parts.map((part) => ({
        part,
        units: part.units,
        cents: part.paidCents,
        taxCents: part.taxes.map(({ amountCents }) => amountCents),
      })),
      tenders: inShop(order, paidBy, order.grandTotalCents, 0),
    },
  ]
  for (const refund of order.refunds) {
    // The order's total is smaller by it already.
    if (refund.isOfEdit) continue
    const before = sum(taken.map(({ charged }) => charged))
    const charged = sum(refund.parts.map(({ cents }) => cents))
    if (charged <= 0 && refund.cents > 0) continue
    const units = order.lines.map(({ id, quantity }, index) =>
      Math.min(
        quantity - taken[index]!.units,
        sum(refund.lines.filter(({ lineId }) => lineId === id).map((line) => line.quantity)),
      ),
    )
    const moved = order.refundTenders.get(refund.id) ?? []
    // What new items were paid with came as the order was paid.
    const exchanged = { method: order.paymentMethod, cents: refund.exchangedCents }
    const known = refund.exchangedCents > 0 ? [...moved, exchanged] : moved
    const tenders = known.length > 0 ? known : [{ method: order.paymentMethod, cents: charged }]
    events.push({
      kind: 'refund',
      at: refund.at,
      amounts: take(order, parts, taken, { ...takenBy(parts, refund), units }),
      tenders: inShop(order, tenders, charged, before),
    })
  }
  if (isUndone(order)) {
    const before = sum(taken.map(({ charged }) => charged))
    events.push({
      kind: 'cancellation',
      at: order.canceledAt!,
      amounts: take(order, parts, taken, {
        charged: parts.map(({ chargedCents }, index) => chargedCents - taken[index]!.charged),
        taxes: parts.map(({ chargedTaxes }, index) =>
          chargedTaxes.map((amount, position) => amount - taken[index]!.taxes[position]!),
        ),
        units: parts.map(({ units }, index) => units - taken[index]!.units),
      }),
      tenders: inShop(order, paidBy, order.grandTotalCents - before, before),
    })
  }
  return events
}

/** Whether an order was canceled, and no refund takes back what it counts. */
const isUndone = ({ canceledAt, paymentState, grandTotalCents }: ReportedOrder): boolean =>
  canceledAt !== null && (paymentState === 'awaiting' || grandTotalCents === 0)

/** What earlier events have taken of a part: in the order's currency, in the shop's, its pieces, and of each tax. */
interface Taken {
  charged: number
  cents: number
  units: number
  /** In the order's currency. */
  taxes: readonly number[]
}

/** What a refund has recorded of each part, in the order's currency. */
function takenBy(parts: readonly OrderPart[], refund: ReportedOrder['refunds'][number]) {
  const recorded = parts.map(({ line }) => refund.parts.find(({ lineId }) => lineId === (line?.id ?? SHIPPING_PART)))
  return {
    charged: recorded.map((part) => part?.cents ?? 0),
    taxes: parts.map(({ taxes }, index) =>
      taxes.map((tax) => {
        const own = recorded[index]?.taxes.find((one) => keyOfTax(one) === keyOfTax(tax))
        return own?.amountCents ?? 0
      }),
    ),
  }
}

interface Step {
  readonly charged: readonly number[]
  readonly taxes: readonly (readonly number[])[]
  readonly units: readonly number[]
}

/** Takes amounts of the order's currency from the parts. */
function take(
  order: ReportedOrder,
  parts: readonly OrderPart[],
  taken: Taken[],
  { charged, taxes, units }: Step,
): PartAmount[] {
  const before = sum(taken.map((one) => one.charged))
  const after = before + sum(charged)
  // The last step takes all that is left of each part, so that nothing remains of an order that was refunded.
  const cents =
    after === order.grandTotalCents
      ? parts.map(({ paidCents }, index) => paidCents - taken[index]!.cents)
      : spread(converted(order, after) - converted(order, before), charged)
  return parts.map((part, index) => {
    const had = taken[index]!
    const taxesNow = had.taxes.map((amount, position) => amount + taxes[index]![position]!)
    const taxCents = part.taxes.map(({ amountCents }, position) => {
      const whole = part.chargedTaxes[position]!
      return shareOf(amountCents, taxesNow[position]!, whole) - shareOf(amountCents, had.taxes[position]!, whole)
    })
    const pieces = units[index] ?? 0
    taken[index] = {
      charged: had.charged + charged[index]!,
      cents: had.cents + cents[index]!,
      units: had.units + pieces,
      taxes: taxesNow,
    }
    return { part, units: pieces, cents: cents[index]!, taxCents }
  })
}

/** How an order is paid: what its gift cards pay, and the rest. */
function tendersOfSale({
  giftCards = [],
  grandTotalCents,
  paymentMethod,
  paymentState,
  paidBy,
}: ReportedOrder): readonly Tender[] {
  if (paidBy) return paidBy
  const byCard = sum(giftCards.map(({ cents }) => cents))
  const rest = { method: paymentState === 'awaiting' ? 'awaiting' : paymentMethod, cents: grandTotalCents - byCard }
  return [...(byCard > 0 ? [{ method: 'gift-card', cents: byCard }] : []), ...(rest.cents > 0 ? [rest] : [])]
}

/** Tenders of an amount in the shop's currency. @param before what earlier events have taken */
function inShop(order: ReportedOrder, tenders: readonly Tender[], charged: number, before: number): Tender[] {
  const known = tenders.filter(({ cents }) => cents > 0)
  if (known.length === 0) return []
  const total = converted(order, before + charged) - converted(order, before)
  const parts = spread(
    total,
    known.map(({ cents }) => cents),
  )
  return known.map(({ method }, index) => ({ method, cents: parts[index]! }))
}
