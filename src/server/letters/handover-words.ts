import type { Order } from '#shared/orders/schema.ts'

/** How the letter about a fulfilment speaks of it: as of something sent, something to pick up, or something done. */
export interface HandoverWords {
  /** Ends the sentence 'Your order #00007 is …'. */
  readonly state: string
  readonly title: string
  /** What happened to the order on a date. */
  readonly happened: (date: string) => string
  readonly preview: (date: string, carrier: string) => string
  /** Names the list of what it is about. */
  readonly list: string
}

const sent: HandoverWords = {
  state: 'on its way',
  title: 'On its way.',
  happened: (date) => `left us on ${date}.`,
  preview: (date, carrier) => (carrier ? `Sent on ${date} with ${carrier}.` : `Sent on ${date}.`),
  list: 'In the parcel',
}

const toPickUp: HandoverWords = {
  state: 'ready to be picked up',
  title: 'Ready to be picked up.',
  happened: (date) => `has been ready for you since ${date}.`,
  preview: (date) => `Ready since ${date}.`,
  list: 'Waiting for you',
}

const done: HandoverWords = {
  state: 'complete',
  title: 'All done.',
  happened: (date) => `was completed on ${date}.`,
  preview: (date) => `Completed on ${date}.`,
  list: 'What it was about',
}

/** The words for an order: nothing is on its way that is picked up, or that nobody has to send. */
export function handoverOf({ shippingMethod }: Pick<Order, 'shippingMethod'>): HandoverWords {
  if (!shippingMethod) return done
  return shippingMethod.isPickup ? toPickUp : sent
}
