/** Texts that visitors read: the prices of their group on pages and at the link that opens them. */
export const ownPricesTexts = {
  price: (price: string) => `Your price: ${price}`,
  fromPrice: (price: string) => `Your price: from ${price}`,
  step: (quantity: number, price: string) => `${quantity} or more: ${price} each`,
  fromStep: (quantity: number, price: string) => `${quantity} or more: from ${price} each`,
  title: 'Your prices',
  confirmLead:
    'Open the prices that this shop has agreed with you in this browser. Order with the email address that you gave this shop.',
  confirm: 'Show my prices',
  done: 'Your prices are on',
  doneLead: 'Product pages and your cart now show your prices.',
  shop: 'Go to the shop',
  over: 'This link no longer works',
  overLead: 'Ask the shop for a new one.',
} as const
