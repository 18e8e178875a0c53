import type { EventName } from '#shared/analytics/declared-events.ts'

/** The event of the document with which islands tell what happened in the shop; its detail is the name. */
export const SHOP_EVENT = 'shop-event'

/** Tells the page what happened. Who counts it listens. */
export function tellPage(name: EventName): void {
  document.dispatchEvent(new CustomEvent(SHOP_EVENT, { detail: name }))
}
