import { Api, type Order } from './client.ts'

/** The open orders of a shop, page after page. @param key an API key with the permission `orders:read` */
export async function openOrders(baseUrl: string, key: string): Promise<{ id: string; number: number }[]> {
  const shop = new Api({ baseUrl, baseApiParams: { headers: { authorization: `Bearer ${key}` } } })
  const orders = []
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const { data } = await shop.api.getOrders({ state: 'open', ...(after && { after }) })
    orders.push(...data.orders)
    after = data.next ?? undefined
    isLast = data.next === null
  }
  return orders
}

/** Adds a note to an order once, however often this is called. @param key a key with `orders:write` */
export async function addNote(baseUrl: string, key: string, orderId: string, text: string): Promise<Order> {
  const shop = new Api({ baseUrl, baseApiParams: { headers: { authorization: `Bearer ${key}` } } })
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': `note-${orderId}` }
  const { data } = await shop.api.postOrdersByOrderIdNotes(orderId, { text }, { headers })
  return data.order
}
