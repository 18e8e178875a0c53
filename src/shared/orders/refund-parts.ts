import { smallestCents } from '#shared/money/money.ts'
import { shareOf } from '#shared/money/share-of.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import { keyOfTax } from '#shared/taxes/key-of-tax.ts'
import type { PartTax } from '#shared/taxes/schema.ts'
import type { OrderRefund, RefundPart } from './refund-schema.ts'
import { SHIPPING_PART, type TaxedPart, type TaxOnBase, taxedParts } from './taxed-parts.ts'

type Taxed = Parameters<typeof taxedParts>[0]

/** What is refunded: items and shipping with what was paid for them, or any other amount. */
type Money = Pick<OrderRefund, 'cents' | 'shippingCents' | 'lines'>

/** A refund as it is stored. Older ones have recorded no parts. */
export type StoredRefund = Omit<OrderRefund, 'parts'> & { readonly parts: readonly RefundPart[] | null }

/**
 * What a new refund takes of each part of its order, with the taxes. Its items and its shipping come first; other money
 * is taken from all that is left. A part gives a share of its taxes, and the refund that takes the rest of it gives the
 * rest of them: so all refunds of an order have exactly its taxes.
 * @param before the refunds that the order has
 */
export function partsOfRefund(order: Taxed, before: readonly OrderRefund[], refund: Money): RefundPart[] {
  const parts = taxedParts(order)
  const left = leftAfter(parts, before)
  return taxedAs(order, parts, left, wantedCents(order, left, refund))
}

/** The refunds of an order with what each has taken of its parts: what was recorded, as far as its money was returned. */
export function withRefundParts(order: Taxed, stored: readonly StoredRefund[]): OrderRefund[] {
  const parts = taxedParts(order)
  const refunds: OrderRefund[] = []
  for (const refund of stored) {
    // An edit has lowered the order's total and its taxes already.
    if (refund.isOfEdit) refunds.push({ ...refund, parts: [] })
    else {
      const left = leftAfter(parts, refunds)
      const held = Math.min(refund.heldCents, sum(left.map(({ cents }) => cents)))
      refunds.push({ ...refund, parts: takenOf(order, parts, left, { ...refund, cents: held }) })
    }
  }
  return refunds
}

/** The taxes of a refund by rate, with the amounts that they were taken on. */
export function taxesOfRefund({ parts }: { readonly parts: readonly RefundPart[] }): TaxOnBase[] {
  const rows = new Map<string, TaxOnBase>()
  for (const tax of parts.flatMap(({ taxes }) => taxes)) {
    const row = rows.get(keyOfTax(tax))
    rows.set(keyOfTax(tax), {
      ...tax,
      amountCents: (row?.amountCents ?? 0) + tax.amountCents,
      baseCents: (row?.baseCents ?? 0) + tax.baseCents,
    })
  }
  return [...rows.values()]
}

/** The tax of a refund in hundredths of its currency. */
export const taxOfRefund = (refund: Pick<OrderRefund, 'parts'>): number => taxIn(taxesOfRefund(refund))

const taxIn = (taxes: readonly PartTax[]): number => sum(taxes.map(({ amountCents }) => amountCents))

/** Parts of which only some of the money was returned: they shrink with their taxes. */
export function scaledParts(parts: readonly RefundPart[], cents: number, currency: string): RefundPart[] {
  const step = smallestCents(currency)
  const all = parts.map((part) => part.cents)
  if (sum(all) === cents || sum(all) === 0) return [...parts]
  const scaled = spread(cents, all, step)
  return parts.map((part, index) => {
    const own = scaled[index]!
    const amounts = part.taxes.map(({ amountCents }) => shareOf(amountCents, own, part.cents, step))
    return { ...part, cents: own, taxes: takenFrom(part, own, amounts, step) }
  })
}

/** Some of a part's taxes, with the amounts that they were taken on: of a rest all that is left. */
function takenFrom(part: TaxedPart, cents: number, amounts: readonly number[], step: number): TaxOnBase[] {
  const bases = part.taxes.map(({ baseCents }) => baseCents)
  const [net, all] = [cents - sum(amounts), part.cents - taxIn(part.taxes)]
  // Taxes on all of the part, as of a line, and taxes on some of it.
  const some = bases.map((base) => (base === all ? 0 : base))
  const apart = sum(some) <= all ? spread(net, [...some, all - sum(some)], step) : null
  return part.taxes.map((tax, index) => {
    const base = bases[index]!
    const share = base === all ? net : apart ? apart[index]! : shareOf(base, net, all, step)
    return { ...tax, amountCents: amounts[index]!, baseCents: cents === part.cents ? base : share }
  })
}

/** What earlier refunds have left of each part. */
function leftAfter(parts: readonly TaxedPart[], refunds: readonly Pick<OrderRefund, 'parts'>[]): TaxedPart[] {
  const taken = Map.groupBy(
    refunds.flatMap((refund) => refund.parts),
    ({ lineId }) => lineId,
  )
  return parts.map((part) => {
    const own = taken.get(part.lineId) ?? []
    const rows = taxesOfRefund({ parts: own })
    return {
      ...part,
      cents: Math.max(0, part.cents - sum(own.map(({ cents }) => cents))),
      taxes: part.taxes.map((tax) => {
        const row = rows.find((one) => keyOfTax(one) === keyOfTax(tax))
        return {
          ...tax,
          amountCents: Math.max(0, tax.amountCents - (row?.amountCents ?? 0)),
          baseCents: tax.baseCents - (row?.baseCents ?? 0),
        }
      }),
    }
  })
}

/** How a refund is spread over what is left of the parts: what it names first, then all of them. */
function wantedCents(
  { currency }: Taxed,
  left: readonly TaxedPart[],
  { cents, shippingCents, lines }: Money,
): number[] {
  const step = smallestCents(currency)
  const named = left.map((part) => {
    const own = lines.filter(({ lineId }) => lineId === part.lineId).map((line) => line.cents)
    return Math.min(part.cents, part.lineId === SHIPPING_PART ? shippingCents : sum(own))
  })
  const charged = Math.min(cents, sum(left.map((part) => part.cents)))
  if (sum(named) >= charged) return spread(charged, named, step)
  const rest = spread(
    charged - sum(named),
    left.map((part, index) => part.cents - named[index]!),
    step,
  )
  return named.map((amount, index) => amount + rest[index]!)
}

/** What a stored refund takes: as it was recorded, where its money was returned and the parts still have it. */
function takenOf(order: Taxed, parts: readonly TaxedPart[], left: readonly TaxedPart[], refund: StoredRefund) {
  const recorded = refund.parts && scaledParts(refund.parts, refund.cents, order.currency)
  const fits = recorded?.every((part) => {
    const own = left.find(({ lineId }) => lineId === part.lineId)
    const isRest = own?.cents === part.cents
    return (
      own !== undefined &&
      part.cents <= own.cents &&
      own.taxes.every((tax) => {
        const amount = part.taxes.find((one) => keyOfTax(one) === keyOfTax(tax))?.amountCents ?? 0
        return isRest ? amount === tax.amountCents : amount <= tax.amountCents
      })
    )
  })
  if (recorded && fits && sum(recorded.map(({ cents }) => cents)) === refund.cents)
    return recorded.filter(({ cents }) => cents > 0)
  return taxedAs(order, parts, left, wantedCents(order, left, refund))
}

/** The taxes of some cents of each part. */
function taxedAs(
  { currency }: Taxed,
  parts: readonly TaxedPart[],
  left: readonly TaxedPart[],
  cents: readonly number[],
): RefundPart[] {
  const step = smallestCents(currency)
  return parts.flatMap((part, index) => {
    const [own, taken] = [left[index]!, cents[index]!]
    if (taken === 0) return []
    const after = part.cents - own.cents + taken
    const amounts = part.taxes.map((tax, position) => {
      const amountLeft = own.taxes[position]!.amountCents
      if (taken === own.cents) return amountLeft
      const before = tax.amountCents - amountLeft
      return Math.min(amountLeft, Math.max(0, shareOf(tax.amountCents, after, part.cents, step) - before))
    })
    return [{ lineId: part.lineId, cents: taken, taxes: takenFrom(own, taken, amounts, step) }]
  })
}
