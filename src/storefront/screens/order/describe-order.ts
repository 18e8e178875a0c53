import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerOf, type Delivery, deliveryOf, isAllRemoved } from '#shared/orders/rules.ts'
import { testOrderWords } from '#shared/orders/test-words.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { OrderModel } from './model.ts'
import { orderPageTexts } from './texts.ts'

/** The page's title: thanks right after the purchase, later the status of the order. */
export function orderTitle({
  order,
  downloads,
  isJustPlaced,
}: Pick<OrderModel, 'order' | 'downloads' | 'isJustPlaced'>): string {
  if (order.state === 'cancelled') return orderPageTexts.canceled
  if (isJustPlaced) {
    const name = buyerOf(order)?.firstName
    return name ? orderPageTexts.thankYouBy(name) : orderPageTexts.thankYou
  }
  if (order.paymentState === 'refunded') return orderPageTexts.refundedTitle
  if (order.state === 'open') return orderPageTexts.received
  if (isAllRemoved(order)) return orderPageTexts.complete
  const isOver = downloads.every((one) => one.state !== 'open')
  return doneTitles[isOver && deliveryOf(order) === 'download' ? 'service' : deliveryOf(order)]
}

const doneTitles: Readonly<Record<Delivery, string>> = {
  parcel: orderPageTexts.shipped,
  pickup: orderPageTexts.readyForPickup,
  download: orderPageTexts.downloadsReady,
  service: orderPageTexts.complete,
}

type Described = Pick<OrderModel, 'order' | 'downloads' | 'sendsEmails'>

/** Money as text: all of an order, and what gift cards have not paid of it. */
interface Amounts {
  readonly total: string
  readonly due: string
}

/** What happens next, in a sentence; empty when the title is enough. */
export function nextStep({ order, downloads, sendsEmails }: Described, { total, due }: Amounts): string {
  if (order.testMode) return testOrderWords(order)
  const isAwaiting = order.paymentState === 'awaiting'
  const delivery = deliveryOf(order)
  if (order.state === 'cancelled') return afterCancelling(order, delivery, total)
  if (order.paymentState === 'refunded') return orderPageTexts.refundedTotal(total)
  const awaitsFiles = isAwaiting && order.lines.some((line) => line.productType === productTypes.digital)
  const later = awaitsFiles ? ` ${filesLater(sendsEmails, order.email)}` : ''
  if (isAwaiting && order.paymentMethod === 'bank-transfer') {
    const send = orderPageTexts.sendByTransfer(due, formatOrderNumber(order.number))
    return `${send}${delivery === 'download' ? '' : orderPageTexts.orderIsHeld}${later}`
  }
  if (delivery === 'pickup') return `${pickupStep(order, isAwaiting, due, sendsEmails)}${later}`
  if (isAwaiting) return orderPageTexts.payOnArrival(due) + later
  if (delivery === 'download') return downloadStep(downloads, sendsEmails, order.email)
  if (order.state === 'fulfilled' || !sendsEmails) return ''
  const written = orderPageTexts.confirmationSent(order.email)
  return delivery === 'parcel' ? written + orderPageTexts.emailWhenShipped : written
}

function pickupStep(order: OrderModel['order'], isAwaiting: boolean, due: string, sendsEmails: boolean): string {
  const pay = isAwaiting ? orderPageTexts.payOnPickup(due) : ''
  if (order.state === 'fulfilled') return orderPageTexts.canPickUp + pay
  return (sendsEmails ? orderPageTexts.emailWhenReady : orderPageTexts.gettingReady) + pay
}

function afterCancelling({ paymentState, giftCards }: OrderModel['order'], delivery: Delivery, total: string): string {
  const isSent = delivery === 'parcel'
  const money = {
    awaiting: giftCards?.length ? orderPageTexts.giftCardsReturned : orderPageTexts.notCharged,
    refunded: orderPageTexts.refundedTotal(total),
    'partly-paid': orderPageTexts.restWillBeRefunded,
    'partly-refunded': orderPageTexts.restWillBeRefunded,
    paid: orderPageTexts.willBeRefunded,
  }[paymentState]
  return isSent ? orderPageTexts.nothingShipped + money : money
}

const filesLater = (sendsEmails: boolean, email: string): string =>
  sendsEmails ? orderPageTexts.emailFiles(email) : orderPageTexts.comeBackForFiles

function downloadStep(downloads: OrderModel['downloads'], sendsEmails: boolean, email: string): string {
  if (downloads.length === 0) return filesLater(sendsEmails, email)
  if (downloads.every((one) => one.state !== 'open')) return ''
  const also = sendsEmails ? orderPageTexts.linksSent(downloads.length, email) : ''
  return orderPageTexts.filesBelow(downloads.length) + also
}

const paymentStates = {
  awaiting: orderPageTexts.notPaidYet,
  'partly-paid': orderPageTexts.partlyPaid,
  paid: orderPageTexts.paid,
  'partly-refunded': orderPageTexts.partlyRefunded,
  refunded: orderPageTexts.refunded,
} as const

/** The payment method, and whether the order is paid. */
export function paymentWords({ paymentMethod: id, paymentState }: OrderModel['order']): string {
  return `${paymentMethod(id).name}, ${paymentStates[paymentState]}`
}
