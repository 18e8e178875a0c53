import type { z } from 'zod'
import { readOrder } from '#server/orders/read-order.ts'
import { readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import { readReturn } from '#server/returns/return-store.ts'
import type { Scope } from '#server/scope.ts'
import { settlementOfReturn, withAddedLines } from '#shared/exchanges/rules.ts'
import type { ExchangeItem } from '#shared/exchanges/schema.ts'
import type { FailuresOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { sum } from '#shared/money/sum.ts'
import type { exchangePreviewSchema, previewExchangeCall } from '#shared/returns/exchange-api.ts'
import { creditOfReturn } from '#shared/returns/settlement.ts'
import { priceExchange } from './price-exchange.ts'

/** What an exchange would cost, and what is owed or refunded when its return is completed. */
export async function previewExchange(
  scope: Scope,
  returnId: string,
  items: readonly ExchangeItem[],
): Promise<Result<z.infer<typeof exchangePreviewSchema>, FailuresOf<typeof previewExchangeCall>>> {
  const found = await readReturn(scope, returnId)
  if (!found) return fail('return-not-found')
  if (!items.every(({ lineId }) => found.lines.some((line) => line.lineId === lineId))) return fail('exchange-line')
  const order = (await readOrder(scope, found.order.id))!
  const priced = items.length > 0 ? await priceExchange(scope, order, items) : succeed([])
  if (!priced.ok) return priced
  const creditCents = creditOfReturn(order, found)
  const { owedCents, refundCents } = settlementOfReturn({
    creditCents,
    owedCents: withAddedLines(order, priced.value).owedCents,
  })
  return succeed({
    newCents: sum(priced.value.map((line) => line.paidCents ?? 0)),
    creditCents,
    owedCents,
    refundCents,
    onceOnly: await subscriptionsAmong(scope, items),
  })
}

async function subscriptionsAmong(scope: Scope, items: readonly ExchangeItem[]): Promise<string[]> {
  const variants = await readVariantsForCart(scope, [...new Set(items.map(({ variantId }) => variantId))])
  return variants.filter(({ subscriptionPlan }) => subscriptionPlan !== null).map(({ title }) => title)
}
