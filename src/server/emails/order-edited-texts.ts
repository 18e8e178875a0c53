/** The email about an order that the shop has changed. */
export const orderEditedTexts = {
  subject: (number: string) => `Your order ${number} was changed`,
  subjectOwing: (number: string) => `Your order ${number} was changed: payment needed`,
  preview: 'This is your order as it is now.',
  title: 'Your order was changed',
  titleOwing: 'A payment is due for your order',
  changed: (number: string) => `We changed your order ${number}. Below is your order as it is now.`,
  owed: (amount: string) => `${amount} is left to pay.`,
  pay: (amount: string) => `Pay ${amount}`,
  byTransfer: (number: string) => `Pay by bank transfer, with ${number} as the reference.`,
  exchangedRow: 'Exchanged items',
  paidRow: 'Paid',
  dueRow: 'Amount due',
  refunded: (amount: string) => `We refund ${amount} the way you paid.`,
  refundedByHand: (amount: string) => `We’ll return ${amount} to you ourselves.`,
  newTotal: (amount: string) => `The new total is ${amount}.`,
} as const
