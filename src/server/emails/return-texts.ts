/** The emails about a return; `new-return` is the owner's, the others are the buyer's. */
export const returnEmailKinds = [
  'return-requested',
  'new-return',
  'return-approved',
  'return-refused',
  'return-canceled',
  'return-received',
  'return-closed',
  'return-exchanged',
  'exchange-released',
] as const
export type ReturnEmailKind = (typeof returnEmailKinds)[number]

export type BuyerReturnEmail = Exclude<ReturnEmailKind, 'new-return'>

const subjects: Readonly<Record<BuyerReturnEmail, (order: string) => string>> = {
  'return-requested': (order) => `We received your return request for order ${order}`,
  'return-approved': (order) => `Your return for order ${order} was approved`,
  'return-refused': (order) => `Your return for order ${order} was refused`,
  'return-canceled': (order) => `Your return for order ${order} was canceled`,
  'return-received': (order) => `We received your return for order ${order}`,
  'return-closed': (order) => `Your return for order ${order} was closed`,
  'return-exchanged': (order) => `Your exchange for order ${order}`,
  'exchange-released': (order) => `Your exchange for order ${order} is no longer reserved`,
}

const leads: Readonly<Record<BuyerReturnEmail, string>> = {
  'return-requested': 'We’ll look at your request and write to you. Don’t send anything back yet.',
  'return-approved': 'You can send these items back.',
  'return-refused': 'We couldn’t accept the return of these items.',
  'return-canceled': 'These items don’t come back, so there’s nothing left to do.',
  'return-received': 'Your items have arrived. We’ll check them, then write to you again.',
  'return-closed': 'We don’t refund these items.',
  'return-exchanged': 'Your new items are part of your order. We’ll write to you when they’re on their way.',
  'exchange-released':
    'Your items haven’t come back in time, so we don’t reserve the new ones any longer. You can still send yours back.',
}

const withFee = (fee: string, sentence: string) =>
  fee === '' ? sentence : `With the restocking fee of ${fee}, ${sentence[0]!.toLowerCase()}${sentence.slice(1)}`

/** Texts of the emails about returns. */
export const returnEmailTexts = {
  subjects,
  leads,
  newItems: 'New items',
  /** @param fee what the shop kept for the return; empty: nothing */
  owed: (amount: string, fee: string) =>
    `${withFee(fee, 'Your new items cost more than the ones you returned')}. ${amount} is left to pay.`,
  pay: (amount: string) => `Pay ${amount}`,
  even: (fee: string) => `${withFee(fee, 'Your new items cost as much as the ones you returned')}.`,
  refunded: (amount: string, fee: string) =>
    `We refund the difference of ${amount}${fee === '' ? '' : `, after a restocking fee of ${fee}`}.`,
  newSubject: (order: string) => `Return request: order ${order}`,
  newTitle: 'A customer asks for a return',
  newLead: (order: string) => `Order ${order}. Approve or refuse the return in your studio.`,
  viewOrder: 'View order',
  note: 'Message',
  items: 'Items',
  missingItems: 'Not received',
  itemOf: (quantity: number, title: string) => `${quantity} × ${title}`,
  itemFor: (quantity: number, title: string, reason: string) => `${quantity} × ${title}: ${reason}`,
  reply: 'Questions? Reply to this email.',
  newReply: 'Reply to this email to write to the customer.',
} as const
