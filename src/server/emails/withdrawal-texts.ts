/** Texts of the emails about withdrawals: the acknowledgement, the notice to the owner, and the decision. */
export const withdrawalEmailTexts = {
  receivedSubject: (site: string) => `We received your withdrawal – ${site}`,
  receivedPreview: (moment: string) => `Received on ${moment}.`,
  receivedTitle: 'We received your withdrawal',
  received: (site: string, moment: string) =>
    `This confirms that ${site} received your withdrawal on ${moment}. Keep this email.`,
  receivedNext: 'We’ll look at it and write to you.',
  newSubject: (orderNumber: string) => `Withdrawal: order ${orderNumber}`,
  newTitle: 'A customer withdraws from an order',
  newLead: (moment: string, refundBy: string) =>
    `Received on ${moment}. If the customer may withdraw, return the money by ${refundBy}.`,
  view: 'View withdrawal',
  newReply: 'Reply to this email to write to the customer.',
  name: 'Name',
  orderNumber: 'Order number',
  email: 'Email',
  items: 'Items',
  wholeOrder: 'The whole order',
  decidedSubject: {
    accepted: (site: string) => `Your withdrawal was accepted – ${site}`,
    refused: (site: string) => `Your withdrawal was refused – ${site}`,
    refunded: (site: string) => `Your withdrawal was refunded – ${site}`,
  },
  decidedTitle: {
    accepted: 'Your withdrawal was accepted',
    refused: 'Your withdrawal was refused',
    refunded: 'Your withdrawal was refunded',
  },
  decided: {
    accepted: (orderNumber: string) =>
      `We accepted your withdrawal from order ${orderNumber}. We’ll return your money.`,
    refused: (orderNumber: string) => `We couldn’t accept your withdrawal from order ${orderNumber}.`,
    refunded: (orderNumber: string) => `We returned your money for order ${orderNumber}.`,
  },
  reply: 'Questions? Reply to this email.',
} as const
