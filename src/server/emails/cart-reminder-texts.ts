/** Texts of the email about a cart that was left at checkout. */
export const cartReminderTexts = {
  subject: (site: string) => `Your cart at ${site}`,
  preview: 'Your items are still in your cart.',
  title: 'You left something in your cart',
  lead: (site: string) => `You started an order at ${site} and didn’t finish it. Your items are still in your cart.`,
  item: (quantity: number, title: string) => (quantity === 1 ? title : `${quantity} × ${title}`),
  notReserved: 'The items aren’t reserved for you, and prices can change.',
  view: 'Return to your cart',
  because: 'You’re getting this email because you asked for a reminder at checkout.',
  unsubscribe: 'Unsubscribe',
} as const
