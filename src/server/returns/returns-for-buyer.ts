import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { mergeItems } from '#shared/orders/item-lists.ts'
import type { Order } from '#shared/orders/schema.ts'
import { countInWords, listedLines } from '#shared/returns/listed.ts'
import { offersReturns, returnableOf } from '#shared/returns/rules.ts'
import type { OrderModel } from '#storefront/screens/order/model.ts'
import { orderPageTexts } from '#storefront/screens/order/texts.ts'
import { returnPath } from './return-link.ts'
import { returnsOfOrder } from './return-store.ts'

/** The returns of an order as its buyer sees them, and the link to ask for one. */
export async function returnsForBuyer(
  services: Services,
  website: Website,
  order: Order,
): Promise<Pick<OrderModel, 'returns' | 'returnHref'>> {
  if (order.fulfilments.length === 0) return { returns: [], returnHref: null }
  const returns = await returnsOfOrder(reading(services, website), order.id)
  const isOffered = offersReturns(order, website.settings, Date.now()) && returnableOf(order, returns).length > 0
  return {
    returns: returns.map(({ id, state, lines, exchange }) => ({
      id,
      state,
      items: listedLines({ lines }).map((line) => orderPageTexts.refundOf(line.title, countInWords(line))),
      exchange: exchange && exchange.state !== 'released' ? mergeItems(exchange.items).map(itemOf) : [],
    })),
    returnHref: isOffered ? returnPath(services.secret, website.id, order.id) : null,
  }
}

const itemOf = ({ title, quantity }: { readonly title: string; readonly quantity: number }): string =>
  orderPageTexts.refundOf(title, quantity)
