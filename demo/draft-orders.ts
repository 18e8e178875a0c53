/** A draft order of the demo: whose it is, what is in it, and what the customer reads. */
export interface DemoDraft {
  /** The place of its customer among those of the demo's orders. */
  readonly customer: number
  readonly items: readonly { readonly product: string; readonly quantity: number }[]
  /** Something that the catalog does not have, in cents for one piece. */
  readonly free?: { readonly title: string; readonly cents: number }
  readonly message: string
  readonly daysAgo: number
  /** Whether its payment link is open. */
  readonly isSent: boolean
}

/** The oldest first. */
export const draftOrders: readonly DemoDraft[] = [
  {
    customer: 6,
    items: [{ product: 'dinner-plate', quantity: 24 }],
    message: 'Your plates for the dining room. We fire them as soon as this is paid, in about five weeks.',
    daysAgo: 11,
    isSent: true,
  },
  {
    customer: 3,
    items: [{ product: 'serving-bowl', quantity: 1 }],
    free: { title: 'Name pressed into the foot', cents: 1200 },
    message: '',
    daysAgo: 4,
    isSent: true,
  },
  { customer: 9, items: [{ product: 'planter', quantity: 6 }], message: '', daysAgo: 1, isSent: false },
]
