/** What one customer of the demo buys: products by the end of their URL, with the chosen values. */
export interface DemoBasket {
  /** How often it is bought, beside the others. */
  readonly weight: number
  readonly items: readonly { readonly product: string; readonly values?: string; readonly quantity: number }[]
}

/** What the demo's customers buy. Each can be bought with the stock that the demo has: its orders take none. */
export const baskets: readonly DemoBasket[] = [
  { weight: 14, items: [{ product: 'harbor-mug', values: 'Harbor dip', quantity: 2 }] },
  { weight: 9, items: [{ product: 'harbor-mug', values: 'Bone', quantity: 1 }] },
  {
    weight: 7,
    items: [
      { product: 'harbor-mug', values: 'Bone', quantity: 1 },
      { product: 'morning-cup', values: 'Rose', quantity: 2 },
    ],
  },
  { weight: 5, items: [{ product: 'harbor-mug', values: 'Harbor dip', quantity: 4 }] },
  { weight: 6, items: [{ product: 'morning-cup', values: 'Sea', quantity: 4 }] },
  { weight: 5, items: [{ product: 'morning-cup', values: 'Bone', quantity: 2 }] },
  { weight: 6, items: [{ product: 'espresso-pair', quantity: 1 }] },
  { weight: 5, items: [{ product: 'tumbler', values: 'Sea / One', quantity: 2 }] },
  {
    weight: 4,
    items: [
      { product: 'tumbler', values: 'Chalk / Four', quantity: 1 },
      { product: 'pitcher', quantity: 1 },
    ],
  },
  { weight: 6, items: [{ product: 'wide-bowl', quantity: 1 }] },
  {
    weight: 4,
    items: [
      { product: 'wide-bowl', quantity: 1 },
      { product: 'salt-pinch', values: 'Bone', quantity: 2 },
    ],
  },
  { weight: 5, items: [{ product: 'side-plate', quantity: 4 }] },
  { weight: 4, items: [{ product: 'pasta-plate', quantity: 2 }] },
  { weight: 5, items: [{ product: 'bottle-vase', quantity: 1 }] },
  {
    weight: 4,
    items: [
      { product: 'shoulder-vase', quantity: 1 },
      { product: 'harbor-mug', values: 'Celadon', quantity: 1 },
    ],
  },
  { weight: 5, items: [{ product: 'herb-pots', quantity: 1 }] },
  { weight: 4, items: [{ product: 'lidded-jar', quantity: 1 }] },
  { weight: 9, items: [{ product: 'glaze-notebook', quantity: 1 }] },
  { weight: 7, items: [{ product: 'seconds-box', quantity: 1 }] },
  { weight: 6, items: [{ product: 'wheel-workshop', values: 'Last of the month', quantity: 2 }] },
]
