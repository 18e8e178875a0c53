/** The emails about a return; `new-return` is the owner's, the others are the buyer's. */
export const returnEmailKinds = [
  'return-requested',
  'new-return',
  'return-approved',
  'return-refused',
  'return-canceled',
  'return-received',
  'return-closed',
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
}

const leads: Readonly<Record<BuyerReturnEmail, string>> = {
  'return-requested': 'We’ll look at your request and write to you. Don’t send anything back yet.',
  'return-approved': 'You can send these items back.',
  'return-refused': 'We couldn’t accept the return of these items.',
  'return-canceled': 'These items don’t come back, so there’s nothing left to do.',
  'return-received': 'Your items have arrived. We’ll check them and write to you about the refund.',
  'return-closed': 'We don’t refund these items.',
}

/** Texts of the emails about returns. */
export const returnEmailTexts = {
  subjects,
  leads,
  newSubject: (order: string) => `Return request: order ${order}`,
  newTitle: 'A customer asks for a return',
  newLead: (order: string) => `Order ${order}. Approve or refuse the return in your studio.`,
  viewOrder: 'View order',
  note: 'Message',
  items: 'Items',
  itemOf: (quantity: number, title: string) => `${quantity} × ${title}`,
  itemFor: (quantity: number, title: string, reason: string) => `${quantity} × ${title}: ${reason}`,
  reply: 'Questions? Reply to this email.',
  newReply: 'Reply to this email to write to the customer.',
} as const
