import { smallestCents } from '#shared/money/money.ts'
import { shareOf } from '#shared/money/share-of.ts'
import { sum } from '#shared/money/sum.ts'
import { wholeBundles } from '#shared/orders/bundled-pieces.ts'
import { partsOfRefund, scaledParts, taxesOfRefund } from '#shared/orders/refund-parts.ts'
import type { OrderRefund, RefundPart } from '#shared/orders/refund-schema.ts'
import { paidByLine } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { keyOfTax } from '#shared/taxes/key-of-tax.ts'
import { isBaseOfAll } from './rules.ts'
import type { Invoice, InvoiceTax } from './schema.ts'

/** What of an invoice earlier credit notes have taken back. */
export interface Credited {
  readonly cents: number
  /** By the name and rate of the tax: `keyOfTax`. */
  readonly taxes: ReadonlyMap<string, number>
  /** The amounts that the taxes were taken on; null where a credit note does not know it. */
  readonly bases: ReadonlyMap<string, number | null>
}

/** A refund of an order, or an amount that is taken back without one. */
export type Creditable = Pick<OrderRefund, 'cents' | 'shippingCents' | 'feeCents' | 'lines' | 'parts'>

type CreditContent = Pick<
  Invoice,
  'lines' | 'discounts' | 'shipping' | 'adjustmentCents' | 'feeCents' | 'taxes' | 'taxCents' | 'totalCents' | 'tenders'
>

/** The sums of credit notes. */
export function creditedBy(creditNotes: readonly Pick<CreditContent, 'taxes' | 'totalCents'>[]): Credited {
  const [taxes, bases] = [new Map<string, number>(), new Map<string, number | null>()]
  for (const tax of creditNotes.flatMap((note) => note.taxes)) {
    const key = keyOfTax(tax)
    taxes.set(key, (taxes.get(key) ?? 0) + tax.amountCents)
    const base = bases.get(key) ?? (bases.has(key) ? null : 0)
    bases.set(key, base === null || tax.baseCents === null ? null : base + tax.baseCents)
  }
  return { cents: sum(creditNotes.map(({ totalCents }) => totalCents)), taxes, bases }
}

/**
 * What a credit note says of a refund: it takes back the taxes that the refund has recorded. Credit notes over the whole
 * of an invoice take back exactly its taxes, in whatever parts. Amounts of lines are what was paid for them, with tax.
 * @returns null when the invoice was credited completely before
 */
export function contentOfCredit(invoice: Invoice, refund: Creditable, before: Credited): CreditContent | null {
  const totalCents = Math.min(refund.cents, invoice.totalCents - before.cents)
  if (totalCents <= 0) return null
  const parts = scaledParts(refund.parts, totalCents, invoice.currency)
  const pieces = new Map(refund.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const lines = refund.lines.flatMap(({ lineId, quantity, cents }) => {
    const line = invoice.lines.find((one) => one.lineId === lineId)
    if (!line) return []
    const bundle = line.bundle && { ...line.bundle, quantity: creditedBundles(invoice, line.bundle.id, pieces) }
    const unitPriceCents = Math.round(cents / quantity)
    const paid = line.paid && { cents, taxes: taxesInside(parts, lineId, cents, invoice) }
    return [{ ...line, quantity, unitPriceCents, totalCents: cents, paid, ...(bundle && { bundle }) }]
  })
  const { shippingCents, feeCents } = refund
  const shipping = shippingCents > 0 ? { name: invoice.shipping?.name ?? '', cents: shippingCents, paid: null } : null
  const adjustmentCents = totalCents - sum(lines.map((line) => line.totalCents)) - (shipping?.cents ?? 0)
  const taxes = creditTaxes(invoice, totalCents, parts, before)
  return {
    ...{ lines, discounts: [], shipping, adjustmentCents, totalCents, tenders: [], taxes },
    ...(feeCents !== undefined && { feeCents }),
    taxCents: sum(taxes.map((tax) => tax.amountCents)),
  }
}

/** The taxes in what was paid for the pieces of a line: other money may have been refunded with them, or less. */
function taxesInside(parts: readonly RefundPart[], lineId: string, cents: number, { currency }: Invoice) {
  const part = parts.find((one) => one.lineId === lineId)
  const step = smallestCents(currency)
  return (part?.taxes ?? []).map(({ baseCents: _, ...tax }) => ({
    ...tax,
    amountCents: shareOf(tax.amountCents, cents, part!.cents, step),
  }))
}

/** How many whole bundles some pieces are; null where they are some parts of them. */
const creditedBundles = (invoice: Invoice, bundleId: string, pieces: ReadonlyMap<string, number>): number | null =>
  wholeBundles(
    invoice.lines.flatMap(({ lineId, title, options, sku, quantity, bundle }) =>
      bundle?.id === bundleId && bundle.quantity !== null
        ? [
            {
              id: lineId,
              variantId: JSON.stringify([title, options, sku]),
              quantity,
              bundle: { ...bundle, quantity: bundle.quantity },
            },
          ]
        : [],
    ),
    pieces,
  )

/** What a credit note says that takes back all that is left of an invoice. */
export function contentOfCancellation(invoice: Invoice, order: Order, before: Credited): CreditContent | null {
  const paid = paidByLine(order)
  const isWhole = before.cents === 0
  const cents = invoice.totalCents - before.cents
  const lines = isWhole
    ? order.lines.map(({ id, quantity }, index) => ({
        ...{ lineId: id, quantity, cents: paid.lines[index]!, isRestocked: false },
      }))
    : []
  const rest = { cents, shippingCents: isWhole ? paid.shippingCents : 0, lines }
  const parts = partsOfRefund(order, isWhole ? [] : order.refunds, rest)
  return contentOfCredit(invoice, { ...rest, parts }, before)
}

/** The taxes of a credit note: what is left of them when it takes back the rest, else those of its parts. */
function creditTaxes(
  invoice: Invoice,
  totalCents: number,
  parts: readonly RefundPart[],
  before: Credited,
): InvoiceTax[] {
  const isRest = before.cents + totalCents === invoice.totalCents
  const wanted = new Map(taxesOfRefund({ parts: [...parts] }).map((tax) => [keyOfTax(tax), tax]))
  const taxes = invoice.taxes.map((tax) => {
    const left = tax.amountCents - (before.taxes.get(keyOfTax(tax)) ?? 0)
    return { ...tax, amountCents: isRest ? left : Math.min(left, wanted.get(keyOfTax(tax))?.amountCents ?? 0) }
  })
  const taxCents = sum(taxes.map((tax) => tax.amountCents))
  return taxes
    .map((tax) => ({ ...tax, baseCents: baseOf(tax) }))
    .filter(({ amountCents, baseCents }) => amountCents > 0 || baseCents !== 0)

  function baseOf(tax: InvoiceTax): number | null {
    if (isBaseOfAll(invoice)) return totalCents - taxCents
    const key = keyOfTax(tax)
    const whole = tax.baseCents
    if (whole === null) return null
    const credited = before.bases.has(key) ? before.bases.get(key)! : 0
    if (isRest && credited !== null) return whole - credited
    const own = wanted.get(key)
    // An older credit note has taken a cent more of the tax.
    return (own?.baseCents ?? 0) + (own?.amountCents ?? 0) - tax.amountCents
  }
}
