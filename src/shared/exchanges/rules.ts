import { inShopCurrency } from '#shared/currencies/rules.ts'
import { sum } from '#shared/money/sum.ts'
import { paidByLine } from '#shared/orders/refunds.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { keyOfTax } from '#shared/taxes/key-of-tax.ts'
import type { PartTax, TaxRow } from '#shared/taxes/schema.ts'
import type { Exchange, ExchangeState } from './schema.ts'

/** The allowed transitions of an exchange. A new choice of items makes a new one. */
export const exchangeTransitions = {
  wished: ['reserved', 'released'],
  reserved: ['released', 'added'],
  released: ['reserved'],
  added: [],
} as const satisfies Readonly<Record<ExchangeState, readonly ExchangeState[]>>

/** What the buyer pays for the new items, in hundredths; null until it is agreed. */
export function costOfExchange({ items }: Pick<Exchange, 'items'>): number | null {
  const paid = items.map(({ paidCents }) => paidCents)
  return paid.every((cents) => cents !== null) ? sum(paid) : null
}

/**
 * What becomes of the value of returned items: it pays what the order owes first, and the rest is refunded. Amounts in
 * hundredths.
 */
export function settlementOfReturn({
  creditCents,
  owedCents,
}: {
  readonly creditCents: number
  readonly owedCents: number
}): { readonly exchangedCents: number; readonly owedCents: number; readonly refundCents: number } {
  const exchangedCents = Math.min(creditCents, owedCents)
  return { exchangedCents, owedCents: owedCents - exchangedCents, refundCents: creditCents - exchangedCents }
}

/**
 * An order with further lines, whose price is owed. What was bought before keeps its price and taxes, to the cent.
 * @param lines with their totals and taxes
 */
export function withAddedLines<Whole extends Order>(order: Whole, lines: readonly OrderLine[]): Whole {
  const taxCents = sum(lines.flatMap(({ tax }) => (tax?.rates ?? []).map(({ amountCents }) => amountCents)))
  const addedCents = sum(lines.map(({ paidCents }) => paidCents ?? 0))
  const grandTotalCents = order.grandTotalCents + addedCents
  const paid = paidByLine(order).lines
  return {
    ...order,
    // Orders from before it was stored spread it over all of their lines: the new ones have their own price.
    lines: [...order.lines.map((line, index) => ({ ...line, paidCents: paid[index]! })), ...lines],
    taxes: addTaxes(order.taxes, lines),
    subtotalCents: order.subtotalCents + sum(lines.map(({ totalCents }) => totalCents)),
    taxCents: order.taxCents + taxCents,
    grandTotalCents,
    owedCents: order.owedCents + addedCents,
    ...(order.exchange && {
      exchange: { ...order.exchange, totalCents: inShopCurrency(grandTotalCents, order.exchange) },
    }),
  }
}

/** The taxes of an order with those of new lines: one row for each rate. */
function addTaxes(rows: readonly TaxRow[], lines: readonly OrderLine[]): TaxRow[] {
  // New lines have no discount: what they cost beyond their price is tax.
  const included = rows[0]?.included ?? lines.every(({ totalCents, paidCents }) => totalCents === paidCents)
  const parts = lines.flatMap((line) => (line.tax?.rates ?? []).map((tax) => ({ tax, netCents: netOf(line) })))
  const known = new Set(rows.map(keyOfTax))
  const fresh = [
    ...new Map(parts.filter(({ tax }) => !known.has(keyOfTax(tax))).map(({ tax }) => [keyOfTax(tax), tax])),
  ]
  const added: TaxRow[] = fresh.map(([, { name, rateMilliPercent, kind }]) => ({
    ...{ name, rateMilliPercent, included, amountCents: 0, netCents: 0, ...(kind && { kind }) },
  }))
  return [...rows, ...added].map((row) => {
    const own = parts.filter(({ tax }) => keyOfTax(tax) === keyOfTax(row))
    const amountCents = row.amountCents + sum(own.map(({ tax }) => tax.amountCents))
    // Orders from before it was stored have no base.
    if (row.netCents === undefined) return { ...row, amountCents }
    return { ...row, amountCents, netCents: row.netCents + sum(own.map(({ netCents }) => netCents)) }
  })
}

const netOf = ({ paidCents, tax }: OrderLine): number => (paidCents ?? 0) - sum((tax?.rates ?? []).map(amountOf))

const amountOf = ({ amountCents }: PartTax): number => amountCents
