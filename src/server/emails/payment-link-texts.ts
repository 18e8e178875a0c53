/** Texts of the email with the payment link of a draft order. */
export const paymentLinkEmailTexts = {
  subject: (site: string) => `Your order from ${site} is ready to pay`,
  title: 'Your order is ready to pay',
  lead: (site: string, total: string) => `${site} has prepared an order for you. The total is ${total}.`,
  notFinal: 'Shipping and taxes are calculated when you enter your address.',
  item: (quantity: number, title: string) => `${quantity} × ${title}`,
  pay: 'Pay now',
  until: (day: string) => `This link works once, through ${day}.`,
  reply: 'Questions about your order? Reply to this email.',
} as const
