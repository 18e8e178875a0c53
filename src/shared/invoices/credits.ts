import { smallestCents } from '#shared/money/money.ts'
import { sum } from '#shared/money/sum.ts'
import { wholeBundles } from '#shared/orders/bundled-pieces.ts'
import { paidByLine } from '#shared/orders/refunds.ts'
import type { Order, OrderRefund } from '#shared/orders/schema.ts'
import { keyOfTax } from '#shared/taxes/key-of-tax.ts'
import { isBaseOfAll } from './rules.ts'
import type { Invoice, InvoiceTax, PaidPart } from './schema.ts'

const SHIPPING = ''

/** What of an invoice earlier credit notes have taken back. */
export interface Credited {
  readonly cents: number
  /** By the name and rate of the tax: `keyOfTax`. */
  readonly taxes: ReadonlyMap<string, number>
  /** By the id of the line; shipping has ''. */
  readonly parts: ReadonlyMap<string, number>
}

type CreditContent = Pick<
  Invoice,
  'lines' | 'discounts' | 'shipping' | 'adjustmentCents' | 'taxes' | 'taxCents' | 'totalCents' | 'tenders'
>

/** The sums of credit notes. */
export function creditedBy(
  creditNotes: readonly Pick<CreditContent, 'lines' | 'shipping' | 'taxes' | 'totalCents'>[],
): Credited {
  const [taxes, parts] = [new Map<string, number>(), new Map<string, number>()]
  const add = (to: Map<string, number>, key: string, cents: number) => to.set(key, (to.get(key) ?? 0) + cents)
  for (const note of creditNotes) {
    for (const tax of note.taxes) add(taxes, keyOfTax(tax), tax.amountCents)
    for (const line of note.lines) add(parts, line.lineId, line.totalCents)
    if (note.shipping) add(parts, SHIPPING, note.shipping.cents)
  }
  return { cents: sum(creditNotes.map(({ totalCents }) => totalCents)), taxes, parts }
}

/**
 * What a credit note says of a refund. Items and shipping take back the taxes that were paid for them, other money a
 * share of all taxes; credit notes over the whole of an invoice take back exactly its taxes, in whatever parts. Amounts
 * of lines are what was paid for them, with tax.
 * @returns null when the invoice was credited completely before
 */
export function contentOfCredit(
  invoice: Invoice,
  refund: Pick<OrderRefund, 'cents' | 'shippingCents' | 'lines'>,
  before: Credited,
): CreditContent | null {
  const totalCents = Math.min(refund.cents, invoice.totalCents - before.cents)
  if (totalCents <= 0) return null
  const pieces = new Map(refund.lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const lines = refund.lines.flatMap(({ lineId, quantity, cents }) => {
    const line = invoice.lines.find((one) => one.lineId === lineId)
    if (!line) return []
    const bundle = line.bundle && { ...line.bundle, quantity: creditedBundles(invoice, line.bundle.id, pieces) }
    const unitPriceCents = Math.round(cents / quantity)
    return [{ ...line, quantity, unitPriceCents, totalCents: cents, paid: null, ...(bundle && { bundle }) }]
  })
  const { shippingCents } = refund
  const shipping = shippingCents > 0 ? { name: invoice.shipping?.name ?? '', cents: shippingCents, paid: null } : null
  const adjustmentCents = totalCents - sum(lines.map((line) => line.totalCents)) - (shipping?.cents ?? 0)
  const content = { lines, discounts: [], shipping, adjustmentCents, totalCents, tenders: [] }
  const taxes = creditTaxes(invoice, content, before)
  const parts = creditedParts(invoice, content, before)
  return {
    ...content,
    lines: lines.map((line, index) => ({ ...line, paid: paidOf(invoice, line, parts?.[index]) })),
    taxes,
    taxCents: sum(taxes.map((tax) => tax.amountCents)),
  }
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

/** What a credited line takes back, with its taxes; null where the invoice does not store them. */
function paidOf(invoice: Invoice, { lineId, totalCents }: Invoice['lines'][number], part: CreditedPart | undefined) {
  const taxes = invoice.lines.find((line) => line.lineId === lineId)?.paid?.taxes
  if (!part || !taxes) return null
  return {
    cents: totalCents,
    taxes: taxes.map((tax) => ({ ...tax, amountCents: part.taxes.get(keyOfTax(tax)) ?? 0 })),
  }
}

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
  return contentOfCredit(invoice, { cents, shippingCents: isWhole ? paid.shippingCents : 0, lines }, before)
}

type Money = Pick<CreditContent, 'lines' | 'shipping' | 'adjustmentCents' | 'totalCents'>

/** The taxes of a credit note: what is left of them when it takes back the rest, else those of its parts. */
function creditTaxes(invoice: Invoice, content: Money, before: Credited): InvoiceTax[] {
  const isRest = before.cents + content.totalCents === invoice.totalCents
  const step = smallestCents(invoice.currency)
  const parts = isBaseOfAll(invoice) ? null : creditedParts(invoice, content, before)
  const wanted = (tax: InvoiceTax): number => {
    if (parts === null) {
      const credited = before.taxes.get(keyOfTax(tax)) ?? 0
      return shareOf(tax.amountCents, before.cents + content.totalCents, invoice.totalCents, step) - credited
    }
    const ofParts = sum(parts.map(({ taxes }) => taxes.get(keyOfTax(tax)) ?? 0))
    // Less than the parts have cost: their taxes shrink with them.
    if (content.adjustmentCents < 0)
      return shareOf(ofParts, content.totalCents, sum(parts.map(({ cents }) => cents)), step)
    return ofParts + shareOf(tax.amountCents, content.adjustmentCents, invoice.totalCents, step)
  }
  const taxes = invoice.taxes.map((tax) => {
    const left = tax.amountCents - (before.taxes.get(keyOfTax(tax)) ?? 0)
    return { ...tax, amountCents: isRest ? left : Math.min(left, Math.max(0, wanted(tax))) }
  })
  const taxCents = sum(taxes.map((tax) => tax.amountCents))
  return taxes
    .map((tax) => ({ ...tax, baseCents: baseOf(tax) }))
    .filter(({ amountCents, baseCents }) => amountCents > 0 || baseCents !== 0)

  function baseOf(tax: InvoiceTax): number | null {
    if (isBaseOfAll(invoice)) return content.totalCents - taxCents
    if (parts === null || content.adjustmentCents !== 0) return null
    const taxed = parts.filter(({ taxes: own }) => own.has(keyOfTax(tax)))
    return sum(taxed.map((part) => part.cents - sum([...part.taxes.values()])))
  }
}

interface CreditedPart {
  readonly cents: number
  readonly taxes: ReadonlyMap<string, number>
}

/** What a credit note takes of each line and of shipping, with its taxes; null where the invoice does not store them. */
function creditedParts(
  invoice: Invoice,
  { lines, shipping }: Pick<Money, 'lines' | 'shipping'>,
  before: Credited,
): CreditedPart[] | null {
  const step = smallestCents(invoice.currency)
  const wanted = [
    ...lines.map(({ lineId, totalCents }) => ({
      ...{ key: lineId, cents: totalCents },
      paid: invoice.lines.find((line) => line.lineId === lineId)?.paid ?? null,
    })),
    ...(shipping ? [{ key: SHIPPING, cents: shipping.cents, paid: invoice.shipping?.paid ?? null }] : []),
  ]
  const parts: CreditedPart[] = []
  for (const { key, cents, paid } of wanted) {
    if (paid === null) return null
    const earlier = before.parts.get(key) ?? 0
    parts.push({ cents, taxes: takenTaxes(paid, earlier, earlier + cents, step) })
  }
  return parts
}

/** The taxes of a part between two amounts of what was paid for it: in any steps, all of it has all of its taxes. */
function takenTaxes(paid: PaidPart, from: number, to: number, step: number): Map<string, number> {
  const upTo = (amount: number, cents: number) => shareOf(amount, Math.min(cents, paid.cents), paid.cents, step)
  return new Map(
    paid.taxes.map((tax) => [keyOfTax(tax), upTo(tax.amountCents, to) - upTo(tax.amountCents, from)] as const),
  )
}

function shareOf(amount: number, part: number, whole: number, step: number): number {
  if (whole === 0) return 0
  return Number(((BigInt(amount) * BigInt(part)) / BigInt(whole) / BigInt(step)) * BigInt(step))
}
