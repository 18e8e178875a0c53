import type { Order } from '#shared/orders/schema.ts'

/** The words of the email about a fulfillment: shipped, ready for pickup, or done. */
export interface HandoverWords {
  /** Ends the sentence 'Your order #00007 is …'. */
  readonly state: string
  readonly title: string
  /** What happened to the order on a date. */
  readonly happened: (date: string) => string
  readonly preview: (date: string, carrier: string) => string
  /** The title of the list of items. */
  readonly list: string
}

const sent: HandoverWords = {
  state: 'on its way',
  title: 'Your order is on its way',
  happened: (date) => `shipped on ${date}.`,
  preview: (date, carrier) => (carrier ? `Shipped on ${date} with ${carrier}.` : `Shipped on ${date}.`),
  list: 'In this package',
}

const toPickUp: HandoverWords = {
  state: 'ready for pickup',
  title: 'Your order is ready for pickup',
  happened: (date) => `has been ready for pickup since ${date}.`,
  preview: (date) => `Ready since ${date}.`,
  list: 'Ready for you',
}

const done: HandoverWords = {
  state: 'complete',
  title: 'Your order is complete',
  happened: (date) => `was completed on ${date}.`,
  preview: (date) => `Completed on ${date}.`,
  list: 'Items',
}

/** The words for an order, depending on shipping, pickup or neither. */
export function handoverOf({ shippingMethod }: Pick<Order, 'shippingMethod'>): HandoverWords {
  if (!shippingMethod) return done
  return shippingMethod.isPickup ? toPickUp : sent
}
