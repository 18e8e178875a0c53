import type { Address } from '#shared/addresses/schema.ts'
import { answerLine } from '#shared/cart/entry-answers.ts'
import { isoInZone } from '#shared/dates/format.ts'
import { decimalOf } from '#shared/money/money.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerName } from '#shared/orders/rules.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { paymentMethodNames } from '#shared/payments/methods.ts'
import { clockOf } from '#shared/slots/rules.ts'
import type { Slot } from '#shared/slots/schema.ts'
import { exemptionWords } from '#shared/tax-exemptions/rules.ts'
import { moneyOf, type OrderMoney } from './order-money.ts'
import { paymentNames, statusOf } from './order-status.ts'

/** A line of an order, with what its row needs to know. */
export interface OrderRow {
  readonly order: Order
  readonly line: OrderLine
  /** Whether it is the first row of its order. */
  readonly isFirst: boolean
  /** Whether it is the first row of its bundle. */
  readonly isFirstOfBundle: boolean
}

type Column = readonly [title: string, cell: (row: OrderRow, timeZone: string) => string | number]

const addressOf = ({ shippingAddress, billingAddress }: Order): Address | null => shippingAddress ?? billingAddress

/** A part of the address of an order. */
const ofAddress = (title: string, field: keyof Address): Column => [
  title,
  ({ order }) => addressOf(order)?.[field] ?? '',
]

/** A fact of the shipments of a line. */
const ofShipments = (title: string, fact: 'carrier' | 'trackingNumber' | 'trackingUrl'): Column => [
  title,
  ({ order, line }) =>
    order.fulfilments
      .filter(({ lines }) => lines.some(({ lineId }) => lineId === line.id))
      .map((shipment) => shipment[fact])
      .filter(Boolean)
      .join(' '),
]

/** An amount of a line. */
const ofLine = (title: string, cents: (line: OrderLine) => number): Column => [
  title,
  ({ order, line }) => decimalOf(cents(line), order.currency),
]

/** An amount of an order: only its first row has it, so that the sum of the column is that of the orders. */
const ofOrder = (title: string, name: keyof OrderMoney): Column => [
  title,
  ({ order, isFirst }) => (isFirst ? decimalOf(moneyOf(order)[name], order.currency) : ''),
]

/** New columns are at the end: programs may count them. */
const columns: readonly Column[] = [
  ['Order', ({ order }) => formatOrderNumber(order.number)],
  ['Placed at', ({ order }, timeZone) => isoInZone(order.placedAt, timeZone)],
  ['Status', ({ order }) => statusOf(order)],
  ['Payment', ({ order }) => paymentNames[order.paymentState]],
  ['Payment method', ({ order }) => paymentMethodNames[order.paymentMethod]],
  ['Test', ({ order }) => (order.testMode ? 'yes' : '')],
  ['Email', ({ order }) => order.email],
  ['Name', ({ order }) => buyerName(order)],
  ofAddress('Company', 'company'),
  ofAddress('Address line 1', 'addressLine1'),
  ofAddress('Address line 2', 'addressLine2'),
  ofAddress('City', 'city'),
  ofAddress('Region', 'region'),
  ofAddress('Postal code', 'postalCode'),
  ['Country', ({ order }) => addressOf(order)?.country ?? order.buyer?.country ?? ''],
  ofAddress('Phone', 'phone'),
  [
    'Billing address',
    ({ order: { shippingAddress, billingAddress } }) =>
      shippingAddress && billingAddress ? inOneCell(billingAddress) : '',
  ],
  ['SKU', ({ line }) => line.sku],
  ['Item', ({ line }) => line.title],
  [
    'Options',
    ({ line }) =>
      Object.entries(line.attributes)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', '),
  ],
  ['Answers', ({ line }) => line.answers.map(answerLine).join('\n')],
  ['Quantity', ({ line }) => line.quantity],
  ofLine('Unit price', ({ unitPriceCents }) => unitPriceCents),
  ofLine('Line total', ({ totalCents }) => totalCents),
  ofOrder('Subtotal', 'subtotal'),
  ofOrder('Discount', 'discount'),
  ofOrder('Shipping', 'shipping'),
  ['Shipping method', ({ order }) => order.shippingMethod?.name ?? ''],
  ['Due', ({ order }) => (order.shippingMethod?.slot ? dueCell(order.shippingMethod.slot) : '')],
  ofShipments('Carrier', 'carrier'),
  ofShipments('Tracking number', 'trackingNumber'),
  ofShipments('Tracking link', 'trackingUrl'),
  ofOrder('Tax', 'tax'),
  ofOrder('Total', 'total'),
  ofOrder('Refunded', 'refunded'),
  ofOrder('Refunded tax', 'refundedTax'),
  ['Currency', ({ order }) => order.currency],
  ['Discount codes', ({ order }) => order.couponCodes.join(' ')],
  ['Note', ({ order }) => order.note],
  ofOrder('Paid by gift cards', 'giftCards'),
  ['Exchange rate', ({ order }) => order.exchange?.rate ?? ''],
  [
    'Total in store currency',
    ({ order: { exchange, grandTotalCents, currency }, isFirst }) =>
      isFirst ? decimalOf(exchange?.totalCents ?? grandTotalCents, exchange?.currency ?? currency) : '',
  ],
  ['Tax exemption', ({ order }) => (order.taxExemption ? exemptionWords(order.taxExemption) : '')],
  ['Tags', ({ order }) => order.tags.join(', ')],
  ofOrder('Paid', 'paid'),
  ofOrder('Outstanding balance', 'outstanding'),
  ofOrder('Exchanged', 'exchanged'),
  ofOrder('Exchanged tax', 'exchangedTax'),
  ['Bundle', ({ line }) => line.bundle?.title ?? ''],
  ['Bundle SKU', ({ line }) => line.bundle?.sku ?? ''],
  ['Bundle quantity', ({ line, isFirstOfBundle }) => (line.bundle && isFirstOfBundle ? line.bundle.quantity : '')],
  ofOrder('Restocking fees', 'fees'),
]

/** The titles of the columns. */
export const titles: string[] = columns.map(([title]) => title)

/** The cells of a row. @param timeZone of the shop */
export const cellsOf = (row: OrderRow, timeZone: string): (string | number)[] =>
  columns.map(([, cell]) => cell(row, timeZone))

/** The chosen time, on the clock of the shop: 2026-11-28 10:00–10:30. */
const dueCell = ({ date, from, to }: Slot): string => `${date} ${clockOf(from)}–${clockOf(to)}`

/** A separate billing address, on one line. */
function inOneCell(address: Address): string {
  const { firstName, lastName, company, addressLine1, addressLine2, city, region, postalCode, country } = address
  return [`${firstName} ${lastName}`.trim(), company, addressLine1, addressLine2, city, region, postalCode, country]
    .filter(Boolean)
    .join(', ')
}
