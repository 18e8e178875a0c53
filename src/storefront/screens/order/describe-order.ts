import { buyerOf, type Delivery, deliveryOf } from '#shared/orders/rules.ts'
import { testOrderWords } from '#shared/orders/test-words.ts'
import { productTypes } from '#shared/products/codes.ts'
import { paymentNames } from '../../purchases/payment-names.ts'
import type { OrderModel } from './model.ts'

/** The page's title: thanks right after the purchase, later the status of the order. */
export function orderTitle({
  order,
  downloads,
  isJustPlaced,
}: Pick<OrderModel, 'order' | 'downloads' | 'isJustPlaced'>): string {
  if (order.state === 'cancelled') return 'Your order was canceled'
  if (isJustPlaced) {
    const name = buyerOf(order)?.firstName
    return name ? `Thank you, ${name}.` : 'Thank you.'
  }
  if (order.state === 'open') return 'We received your order'
  const isOver = downloads.every((one) => one.state !== 'open')
  return doneTitles[isOver && deliveryOf(order) === 'download' ? 'service' : deliveryOf(order)]
}

const doneTitles: Readonly<Record<Delivery, string>> = {
  parcel: 'Your order is on its way',
  pickup: 'Your order is ready for pickup',
  download: 'Your downloads are ready',
  service: 'Your order is complete',
}

type Described = Pick<OrderModel, 'order' | 'downloads' | 'sendsEmails'>

/** What happens next, in a sentence; empty when the title is enough. @param total money in words */
export function nextStep({ order, downloads, sendsEmails }: Described, total: string): string {
  if (order.testMode) return testOrderWords(order)
  const isAwaiting = order.paymentState === 'awaiting'
  const delivery = deliveryOf(order)
  if (order.state === 'cancelled') return afterCancelling(order, delivery, total)
  const awaitsFiles = isAwaiting && order.lines.some((line) => line.productType === productTypes.digital)
  const later = awaitsFiles ? ` ${filesLater(sendsEmails, order.email)}` : ''
  if (isAwaiting && order.paymentMethod === 'bank-transfer')
    return `Send ${total} by bank transfer.${delivery === 'download' ? '' : ' We’ll hold your order until then.'}${later}`
  if (delivery === 'pickup') return `${pickupStep(order, isAwaiting, total, sendsEmails)}${later}`
  if (isAwaiting) return `Pay ${total} when you come in.${later}`
  if (delivery === 'download') return downloadStep(downloads, sendsEmails, order.email)
  if (order.state === 'fulfilled' || !sendsEmails) return ''
  const written = `We sent a confirmation to ${order.email}.`
  return delivery === 'parcel' ? `${written} We’ll email you when it ships.` : written
}

function pickupStep(order: OrderModel['order'], isAwaiting: boolean, total: string, sendsEmails: boolean): string {
  const pay = isAwaiting ? ` Pay ${total} when you pick it up.` : ''
  if (order.state === 'fulfilled') return `You can pick it up now.${pay}`
  return `${sendsEmails ? 'We’ll email you when it’s ready for pickup.' : 'We’re getting it ready for pickup.'}${pay}`
}

function afterCancelling({ paymentState }: OrderModel['order'], delivery: Delivery, total: string): string {
  const isSent = delivery === 'parcel'
  const money = {
    awaiting: 'You were not charged.',
    refunded: `We refunded ${total}.`,
    paid: 'The shop will refund what you paid.',
  }[paymentState]
  return isSent ? `Nothing will be shipped. ${money}` : money
}

const filesLater = (sendsEmails: boolean, email: string): string =>
  sendsEmails
    ? `We’ll email ${email} when your files are ready to download.`
    : 'Come back to this page to download your files after we receive your payment.'

function downloadStep(downloads: OrderModel['downloads'], sendsEmails: boolean, email: string): string {
  if (downloads.length === 0) return filesLater(sendsEmails, email)
  if (downloads.every((one) => one.state !== 'open')) return ''
  const isOne = downloads.length === 1
  const also = sendsEmails ? ` We also sent the ${isOne ? 'link' : 'links'} to ${email}.` : ''
  return `${isOne ? 'Your file is' : 'Your files are'} below.${also}`
}

const paymentStates = { awaiting: 'not paid yet', paid: 'paid', refunded: 'refunded' } as const

/** The payment method, and whether the order is paid. */
export function paymentWords({ paymentMethod, paymentState }: OrderModel['order']): string {
  return `${paymentNames[paymentMethod]}, ${paymentStates[paymentState]}`
}
