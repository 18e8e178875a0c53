import { buyerOf, type Delivery, deliveryOf } from '#shared/orders/rules.ts'
import { testOrderWords } from '#shared/orders/test-words.ts'
import { productTypes } from '#shared/products/codes.ts'
import { paymentNames } from '../../purchases/payment-names.ts'
import type { OrderModel } from './model.ts'

/** The page's title: thanks for a moment, then how the order stands. */
export function orderTitle({
  order,
  downloads,
  isJustPlaced,
}: Pick<OrderModel, 'order' | 'downloads' | 'isJustPlaced'>): string {
  if (order.state === 'cancelled') return 'This order was cancelled'
  if (isJustPlaced) {
    const name = buyerOf(order)?.firstName
    return name ? `Thank you, ${name}.` : 'Thank you.'
  }
  if (order.state === 'open') return 'Your order is with us'
  const isOver = downloads.every((one) => one.state !== 'open')
  return doneTitles[isOver && deliveryOf(order) === 'download' ? 'service' : deliveryOf(order)]
}

const doneTitles: Readonly<Record<Delivery, string>> = {
  parcel: 'Your order is on its way',
  pickup: 'Your order is ready',
  download: 'Ready to download',
  service: 'Your order is complete',
}

/** What happens now, in a sentence; empty where the title has said it all. `total` is money in words. */
export function nextStep({ order, downloads }: Pick<OrderModel, 'order' | 'downloads'>, total: string): string {
  if (order.testMode) return testOrderWords(order)
  const isAwaiting = order.paymentState === 'awaiting'
  const delivery = deliveryOf(order)
  if (order.state === 'cancelled') return afterCancelling(order, delivery, total)
  const awaitsFiles = isAwaiting && order.lines.some((line) => line.productType === productTypes.digital)
  const later = awaitsFiles ? ' We write to you as soon as you can download your files.' : ''
  if (isAwaiting && order.paymentMethod === 'bank-transfer')
    return `Please send ${total} by bank transfer.${delivery === 'download' ? '' : ' Your order is kept for you.'}${later}`
  if (delivery === 'pickup')
    return isAwaiting ? `Come by and pay ${total} when you pick it up.${later}` : 'Come by and pick it up.'
  if (isAwaiting) return `Please pay ${total} when you come by.${later}`
  const written = `We have written to ${order.email}.`
  if (delivery === 'download') return downloadStep(downloads, order.email)
  if (order.state === 'fulfilled') return ''
  return delivery === 'parcel' ? `${written} You will get another letter as soon as it is on its way.` : written
}

function afterCancelling({ paymentState }: OrderModel['order'], delivery: Delivery, total: string): string {
  const isSent = delivery === 'parcel' || delivery === 'pickup'
  if (paymentState === 'awaiting')
    return isSent ? 'Nothing will be sent, and nothing is to be paid.' : 'Nothing is to be paid.'
  const money =
    paymentState === 'refunded' ? `${total} has been returned to you.` : 'The shop will return what you have paid.'
  return isSent ? `Nothing will be sent. ${money}` : money
}

function downloadStep(downloads: OrderModel['downloads'], email: string): string {
  if (downloads.length === 0) return `We will write to ${email} as soon as your files are ready.`
  if (downloads.every((one) => one.state !== 'open')) return ''
  return `${downloads.length === 1 ? 'Your file is' : 'Your files are'} below. We have sent the ${downloads.length === 1 ? 'link' : 'links'} to ${email} too.`
}

const paymentStates = { awaiting: 'not paid yet', paid: 'paid', refunded: 'refunded' } as const

/** How the order is paid, and whether it is. */
export function paymentWords({ paymentMethod, paymentState }: OrderModel['order']): string {
  return `${paymentNames[paymentMethod]}, ${paymentStates[paymentState]}`
}
