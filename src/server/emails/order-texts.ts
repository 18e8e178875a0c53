import type { Delivery } from '#shared/orders/rules.ts'

/** Texts of the emails about an order. */
export const orderConfirmationTexts = {
  subject: (number: string) => `Order ${number} confirmed`,
  preview: (items: number, total: string) => `${items} ${items === 1 ? 'item' : 'items'}, total ${total}.`,
  thankYouBy: (name: string) => `Thank you, ${name}.`,
  received: (number: string, date: string) => `We received your order ${number} on ${date}.`,
  afterTransfer: {
    pickup: 'We’ll get it ready for pickup when we receive your payment.',
    parcel: 'We’ll ship it when we receive your payment.',
    download: 'We’ll email you your downloads when we receive your payment.',
    service: 'We’ll hold it for you until we receive your payment.',
  } satisfies Record<Delivery, string>,
  downloadsAfterTransfer: 'We’ll email you your downloads then.',
  emailWhenReady: 'We’ll email you when it’s ready for pickup.',
  emailWhenShipped: 'We’ll email you when it ships.',
  filesReady: 'Your files are ready to download.',
  emailWhenFilesReady: 'We’ll email you when your files are ready to download.',
  giftCardsLater: 'We’ll email the gift cards when we receive your payment, or on the day you chose.',
  giftCardsEmailed: 'We email gift cards at once, or on the day you chose.',
  keepEmail: 'Keep this email as your confirmation.',
  howToPay: 'How to pay',
  sendByTransfer: (total: string, number: string) => `Send ${total} by bank transfer, with ${number} as the reference.`,
  payOnPickup: (total: string) => `Pay ${total} when you pick it up.`,
  payOnArrival: (total: string) => `Pay ${total} when you come in.`,
  whereToGo: 'Where to go',
  yourNote: 'Your note',
} as const

/** The same keys for each way an order is handed over. */
export interface HandoverTexts {
  readonly subject: (number: string) => string
  readonly preview: (date: string, carrier: string) => string
  readonly title: string
  readonly whole: (number: string, date: string) => string
  readonly part: (number: string, date: string) => string
  readonly items: string
}

export const orderShippedTexts: HandoverTexts = {
  subject: (number) => `Your order ${number} is on its way`,
  preview: (date, carrier) => (carrier ? `Shipped on ${date} with ${carrier}.` : `Shipped on ${date}.`),
  title: 'Your order is on its way',
  whole: (number, date) => `Your order ${number} shipped on ${date}.`,
  part: (number, date) => `Part of your order ${number} shipped on ${date}.`,
  items: 'In this package',
}

export const orderReadyTexts: HandoverTexts = {
  subject: (number) => `Your order ${number} is ready for pickup`,
  preview: (date) => `Ready since ${date}.`,
  title: 'Your order is ready for pickup',
  whole: (number, date) => `Your order ${number} has been ready for pickup since ${date}.`,
  part: (number, date) => `Part of your order ${number} has been ready for pickup since ${date}.`,
  items: 'Ready for you',
}

export const orderCompleteTexts: HandoverTexts = {
  subject: (number) => `Your order ${number} is complete`,
  preview: (date) => `Completed on ${date}.`,
  title: 'Your order is complete',
  whole: (number, date) => `Your order ${number} was completed on ${date}.`,
  part: (number, date) => `Part of your order ${number} was completed on ${date}.`,
  items: 'Items',
}

export const parcelTexts = {
  trackingNumber: (number: string) => `Tracking number: ${number}`,
  track: 'Track your package',
} as const

export const orderCanceledTexts = {
  subject: (number: string) => `Your order ${number} was canceled`,
  title: 'Your order was canceled',
  canceled: (number: string) => `We canceled your order ${number}.`,
  nothingShipped: 'Nothing more will be shipped.',
  downloadsClosed: 'Its download links no longer work.',
  notCharged: 'You were not charged.',
  giftCardsReturned: 'What your gift cards paid is back on them.',
  refunded: (total: string) => `We refunded ${total}.`,
  willBeRefunded: (total: string) => `We’ll refund the ${total} you paid.`,
  restWillBeRefunded: (rest: string) => `We’ll refund the remaining ${rest}.`,
  reply: 'Questions about this? Reply to this email.',
} as const

/** The email about a refund. The money goes back the way it came. */
export const orderRefundedTexts = {
  subject: (number: string) => `Refund for your order ${number}`,
  title: (amount: string) => `We refunded ${amount}`,
  titleByHand: (amount: string) => `Your refund of ${amount}`,
  about: (number: string) => `This refund is for your order ${number}.`,
  toCard:
    'The money goes back to the card you paid with. Depending on your bank, it can take 5 to 10 business days until you see it.',
  toGiftCards: 'The money is back on your gift card.',
  partToGiftCards: (amount: string, rest: string) =>
    `${amount} of it is back on your gift card, and ${rest} goes back the way you paid.`,
  toPayPal:
    'PayPal returns the money the way you paid: to your PayPal balance at once, to a card or bank account within some days.',
  byBrand: (brand: string) =>
    `The money goes back to ${brand}, which adjusts your payments. It can take 5 to 10 business days until you see it.`,
  byTransfer: 'We’ll send the money to your bank account. If you haven’t told us the account yet, reply to this email.',
  inPerson: 'We’ll return the money to you ourselves. If we haven’t agreed on how yet, reply to this email.',
  shipping: 'Shipping',
  restockingFee: 'Restocking fee',
  adjustment: 'Adjustment',
  exchanged: 'Used to pay what you owed',
  total: 'Refunded',
  items: 'Refunded items',
  reply: 'Questions about this? Reply to this email.',
} as const

export const downloadsTexts = {
  subject: (number: string) => `Your downloads for order ${number}`,
  preview: (files: number) =>
    files === 1 ? 'Your file is ready to download.' : `Your ${files} files are ready to download.`,
  title: (files: number) => (files === 1 ? 'Your download is ready' : 'Your downloads are ready'),
  hereAre: (files: number, number: string) =>
    `${files === 1 ? 'Here is the file' : 'Here are the files'} from your order ${number}.`,
  yourDownloads: 'Your downloads',
  allowed: (files: number, times: number, until: string) =>
    `You can download ${files === 1 ? 'the file' : 'each file'} ${times === 1 ? 'once more' : `${times} times`} until ${until}.`,
  reply: 'Trouble downloading? Reply to this email.',
} as const

/** The email to the owner about a new order. */
export const newOrderTexts = {
  subject: (number: string, total: string, customer: string) => `New order ${number}: ${total} from ${customer}`,
  subjectOfTest: (number: string, total: string, customer: string) => `Test order ${number}: ${total} from ${customer}`,
  preview: (customer: string, total: string, isPaid: boolean) => `${customer}: ${total}, ${paidOrNot(isPaid)}.`,
  title: (total: string, customer: string) => `${total} from ${customer}`,
  placed: (number: string, time: string) => `Order ${number}, placed on ${time}.`,
  payment: (method: string, isPaid: boolean) => `${method}, ${paidOrNot(isPaid)}.`,
  testOrder: 'This is a test order. No money was charged.',
  testOrderNotShipped: 'This is a test order. No money was charged, and nothing has to be shipped.',
  viewOrder: 'View order',
  noteFromCustomer: 'Note from the customer',
  reply: (email: string) => `Reply to this email to write to ${email}.`,
} as const

function paidOrNot(isPaid: boolean): string {
  return isPaid ? 'paid' : 'not paid yet'
}

export const invoiceEmailTexts = {
  /** An invoice, a credit note or the receipt of a donation. */
  title: (title: string) => title,
  about: (number: string) => `The documents of your order ${number} are ready as PDF.`,
  part: 'Invoices and receipts',
  reply: 'Questions about this document? Reply to this email.',
} as const
