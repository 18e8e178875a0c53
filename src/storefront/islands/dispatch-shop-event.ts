import type { EventName } from '#shared/analytics/declared-events.ts'

/** What was put into the cart. */
export interface CartAddition {
  /** Of the product. */
  readonly itemId: string
  readonly title: string
  readonly quantity: number
  readonly unitCents: number
}

export interface ShopEventDetail {
  readonly name: EventName
  /** Only of `AddToCart`. */
  readonly addition?: CartAddition
}

/** The event of the document with which islands report what happened in the shop; its detail is `ShopEventDetail`. */
export const SHOP_EVENT = 'shop-event'

/** Dispatches an event about the shop, for the code that counts visits and for pixels. */
export function dispatchShopEvent(name: EventName, addition?: CartAddition): void {
  const detail: ShopEventDetail = { name, ...(addition && { addition }) }
  document.dispatchEvent(new CustomEvent(SHOP_EVENT, { detail }))
}
