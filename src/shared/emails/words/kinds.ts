/** What an email can name, as `{{ order.number }}`, and what the studio calls it. */
export const emailVariables = {
  'site.name': 'Site name',
  'customer.first_name': 'Customer’s first name',
  'customer.name': 'Customer’s name',
  'order.number': 'Order number',
  'order.date': 'Order date',
  'order.total': 'Order total',
  'order.owed': 'Amount left to pay',
  'refund.amount': 'Refunded amount',
  'package.date': 'Day it was shipped or is ready',
  'package.carrier': 'Carrier',
  'package.tracking_number': 'Tracking number',
  'document.title': 'Invoice, credit note or receipt',
  'return.date': 'Day of the request',
  'withdrawal.date': 'Day and time of the withdrawal',
  'gift_card.amount': 'Gift card amount',
  'gift_card.recipient': 'Recipient’s name',
  'gift_card.email': 'Recipient’s email',
  'subscription.item': 'Product',
  'product.title': 'Product',
  'donations.year': 'Year of the donations',
  'list.name': 'Newsletter list',
} as const
export type EmailVariable = keyof typeof emailVariables

export const emailGroups = {
  orders: 'Orders',
  shipping: 'Shipping and pickup',
  returns: 'Returns and withdrawals',
  'gift-cards': 'Gift cards',
  subscriptions: 'Subscriptions',
  customers: 'Reminders and notices',
  newsletter: 'Newsletter',
} as const
export type EmailGroup = keyof typeof emailGroups

interface EditableEmail {
  readonly group: EmailGroup
  readonly name: string
  /** What sends it, as a sentence. */
  readonly when: string
  /** What its texts can name, besides the site. */
  readonly variables: readonly EmailVariable[]
}

const order = ['customer.first_name', 'customer.name', 'order.number', 'order.date', 'order.total'] as const
const handedOver = [...order, 'package.date'] as const
const returned = ['customer.first_name', 'customer.name', 'order.number', 'return.date'] as const
const withdrawal = ['customer.name', 'order.number', 'withdrawal.date'] as const
const card = ['gift_card.amount', 'gift_card.recipient'] as const
const subscription = ['customer.name', 'subscription.item'] as const

/** Every email to buyers, visitors and subscribers with words of the owner. Those to staff have none. */
export const editableEmails = {
  'order-confirmation': {
    group: 'orders',
    name: 'Order confirmation',
    when: 'Sent when a customer places an order.',
    variables: order,
  },
  'order-edited': {
    group: 'orders',
    name: 'Order changed',
    when: 'Sent when you edit an order and choose to email the customer.',
    variables: order,
  },
  'order-payment-due': {
    group: 'orders',
    name: 'Payment due',
    when: 'Sent in place of “Order changed” when an edit leaves something to pay.',
    variables: [...order, 'order.owed'],
  },
  'payment-link': {
    group: 'orders',
    name: 'Payment link',
    when: 'Sent when you email the link of a draft order.',
    variables: ['order.total'],
  },
  downloads: {
    group: 'orders',
    name: 'Downloads',
    when: 'Sent when files become available after the order, or when you resend them.',
    variables: order,
  },
  invoice: {
    group: 'orders',
    name: 'Invoice',
    when: 'Sent when you email the invoice of an order.',
    variables: [...order, 'document.title'],
  },
  'order-cancelled': {
    group: 'orders',
    name: 'Order canceled',
    when: 'Sent when you cancel an order.',
    variables: order,
  },
  'order-refunded': {
    group: 'orders',
    name: 'Refund',
    when: 'Sent when you refund an order.',
    variables: [...order, 'refund.amount'],
  },
  'order-shipped': {
    group: 'shipping',
    name: 'Order shipped',
    when: 'Sent when you mark items as shipped.',
    variables: [...handedOver, 'package.carrier', 'package.tracking_number'],
  },
  'order-ready': {
    group: 'shipping',
    name: 'Ready for pickup',
    when: 'Sent when you mark items as ready for pickup.',
    variables: handedOver,
  },
  'order-complete': {
    group: 'shipping',
    name: 'Order complete',
    when: 'Sent when you complete an order without shipping, such as a service.',
    variables: handedOver,
  },
  'return-requested': {
    group: 'returns',
    name: 'Return requested',
    when: 'Sent when a customer asks to return items.',
    variables: returned,
  },
  'return-approved': {
    group: 'returns',
    name: 'Return approved',
    when: 'Sent when you approve a return.',
    variables: returned,
  },
  'return-refused': {
    group: 'returns',
    name: 'Return refused',
    when: 'Sent when you refuse a return.',
    variables: returned,
  },
  'return-canceled': {
    group: 'returns',
    name: 'Return canceled',
    when: 'Sent when a return is canceled.',
    variables: returned,
  },
  'return-received': {
    group: 'returns',
    name: 'Return received',
    when: 'Sent when you mark the items of a return as received.',
    variables: returned,
  },
  'return-closed': {
    group: 'returns',
    name: 'Return closed',
    when: 'Sent when you close a return without a refund.',
    variables: returned,
  },
  'return-exchanged': {
    group: 'returns',
    name: 'Exchange completed',
    when: 'Sent when the new items of an exchange become part of the order.',
    variables: returned,
  },
  'exchange-released': {
    group: 'returns',
    name: 'Exchange released',
    when: 'Sent when the items don’t come back in time, and the new ones are no longer reserved.',
    variables: returned,
  },
  'withdrawal-received': {
    group: 'returns',
    name: 'Withdrawal received',
    when: 'Sent when a customer withdraws from an order.',
    variables: withdrawal,
  },
  'withdrawal-accepted': {
    group: 'returns',
    name: 'Withdrawal accepted',
    when: 'Sent when you accept a withdrawal.',
    variables: withdrawal,
  },
  'withdrawal-refused': {
    group: 'returns',
    name: 'Withdrawal refused',
    when: 'Sent when you refuse a withdrawal.',
    variables: withdrawal,
  },
  'withdrawal-refunded': {
    group: 'returns',
    name: 'Withdrawal refunded',
    when: 'Sent when you record that the money was returned.',
    variables: withdrawal,
  },
  'gift-card': {
    group: 'gift-cards',
    name: 'Gift card',
    when: 'Sent to the recipient of a gift card.',
    variables: card,
  },
  'gift-card-copy': {
    group: 'gift-cards',
    name: 'Copy of a gift card',
    when: 'Sent to the customer who bought a gift card and asked for a copy.',
    variables: [...card, 'gift_card.email'],
  },
  'subscription-payment-failed': {
    group: 'subscriptions',
    name: 'Payment failed',
    when: 'Sent when a renewal can’t be charged and will be tried again.',
    variables: subscription,
  },
  'subscription-paused': {
    group: 'subscriptions',
    name: 'Subscription paused',
    when: 'Sent when a subscription is paused.',
    variables: subscription,
  },
  'subscription-method-removed': {
    group: 'subscriptions',
    name: 'Payment method removed',
    when: 'Sent when a customer has removed the payment method of a subscription at PayPal.',
    variables: subscription,
  },
  'subscription-ended': {
    group: 'subscriptions',
    name: 'Subscription ended',
    when: 'Sent after the last payment of a subscription.',
    variables: subscription,
  },
  'subscription-canceled': {
    group: 'subscriptions',
    name: 'Subscription canceled',
    when: 'Sent when a subscription is canceled.',
    variables: subscription,
  },
  'subscription-waiting': {
    group: 'subscriptions',
    name: 'Next order delayed',
    when: 'Sent when a renewal waits for stock.',
    variables: subscription,
  },
  'subscription-price-change': {
    group: 'subscriptions',
    name: 'Price change',
    when: 'Sent before a subscription renews at a new price.',
    variables: subscription,
  },
  'subscription-amount-changed': {
    group: 'subscriptions',
    name: 'Donation amount changed',
    when: 'Sent when you or a donor change the amount of a recurring donation.',
    variables: subscription,
  },
  'subscription-changed': {
    group: 'subscriptions',
    name: 'Subscription changed',
    when: 'Sent when you or a customer skip, resume or change a subscription, with what changed and the next payment.',
    variables: subscription,
  },
  'subscription-trial-ending': {
    group: 'subscriptions',
    name: 'Trial ends soon',
    when: 'Sent some days before the trial of a subscription ends.',
    variables: subscription,
  },
  'restock-notice': {
    group: 'customers',
    name: 'Back in stock',
    when: 'Sent to people who asked for it when a variant is back in stock.',
    variables: ['product.title'],
  },
  'cart-reminder': {
    group: 'customers',
    name: 'Cart reminder',
    when: 'Sent to people who asked for it at checkout and didn’t order.',
    variables: [],
  },
  'review-request': {
    group: 'customers',
    name: 'Review request',
    when: 'Sent some days after an order was shipped.',
    variables: order,
  },
  'tax-exemption-link': {
    group: 'customers',
    name: 'Tax exemption link',
    when: 'Sent when an exempt customer asks to buy without tax.',
    variables: [],
  },
  'own-prices-link': {
    group: 'customers',
    name: 'Link to own prices',
    when: 'Sent when you email a customer in a group the link that opens the group’s prices.',
    variables: [],
  },
  'donation-summary': {
    group: 'customers',
    name: 'Donation summary',
    when: 'Sent when you email donors a summary of what they gave in a year.',
    variables: ['customer.name', 'donations.year'],
  },
  'newsletter-confirmation': {
    group: 'newsletter',
    name: 'Confirm subscription',
    when: 'Sent when someone signs up for the newsletter.',
    variables: ['list.name'],
  },
  'newsletter-welcome': {
    group: 'newsletter',
    name: 'Welcome',
    when: 'Sent when someone has confirmed their subscription.',
    variables: ['list.name'],
  },
} as const satisfies Readonly<Record<string, EditableEmail>>

export type EmailKind = keyof typeof editableEmails
export const emailKinds = Object.keys(editableEmails) as [EmailKind, ...EmailKind[]]

/** The variables that the texts of an email can name; the site is in each. */
export const variablesOf = (kind: EmailKind): readonly EmailVariable[] => [
  ...editableEmails[kind].variables,
  'site.name',
]

/** The values of the variables of an email, as they are written into its texts; '' where something is not known. */
export type EmailValues<Kind extends EmailKind> = Readonly<
  Record<Exclude<(typeof editableEmails)[Kind]['variables'][number], 'site.name'>, string>
>
