import type { FastifyReply } from 'fastify'
import type { Selectable } from 'kysely'
import { sendCsv } from '#server/files/send-csv.ts'
import type { Scope } from '#server/scope.ts'
import { tagsOfMany } from '#server/tags/tag-store.ts'
import type { Website } from '#server/websites/website.ts'
import type { Address } from '#shared/addresses/schema.ts'
import { answerLine } from '#shared/cart/entry-answers.ts'
import { isoInZone } from '#shared/dates/format.ts'
import { decimalOf } from '#shared/money/money.ts'
import { sum } from '#shared/money/sum.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { taxOfRefund } from '#shared/orders/refund-parts.ts'
import { isAllRemoved } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { paymentMethodNames } from '#shared/payments/methods.ts'
import { clockOf } from '#shared/slots/rules.ts'
import type { Slot } from '#shared/slots/schema.ts'
import { exemptionWords } from '#shared/tax-exemptions/rules.ts'
import { orderDetails, orderLineDetails, parcelLines } from './documents.ts'
import { paymentStateOf } from './payment-state.ts'
import { toLine } from './read-order.ts'
import { readOrders } from './read-orders.ts'
import type { OrderTables } from './tables.ts'

const BATCH = 200

const titles = [
  'Order',
  'Placed at',
  'Status',
  'Payment',
  'Payment method',
  'Test',
  'Email',
  'Name',
  'Company',
  'Address line 1',
  'Address line 2',
  'City',
  'Region',
  'Postal code',
  'Country',
  'Phone',
  'Billing address',
  'SKU',
  'Item',
  'Options',
  'Answers',
  'Quantity',
  'Unit price',
  'Line total',
  'Subtotal',
  'Discount',
  'Shipping',
  'Shipping method',
  'Due',
  'Carrier',
  'Tracking number',
  'Tracking link',
  'Tax',
  'Total',
  'Refunded',
  'Refunded tax',
  'Currency',
  'Discount codes',
  'Note',
  'Paid by gift cards',
  'Exchange rate',
  'Total in store currency',
  'Tax exemption',
  'Tags',
]

const stateNames: Readonly<Record<Order['state'], string>> = {
  open: 'Unfulfilled',
  fulfilled: 'Fulfilled',
  cancelled: 'Canceled',
}
const paymentStateNames: Readonly<Record<Order['paymentState'], string>> = {
  awaiting: 'Awaiting payment',
  paid: 'Paid',
  'partly-paid': 'Partially paid',
  'partly-refunded': 'Partially refunded',
  refunded: 'Refunded',
}

/** All orders as CSV, a row for each line, oldest first. */
export function streamOrdersCsv(scope: Scope, website: Website, reply: FastifyReply): FastifyReply {
  return sendCsv(reply, `${website.slug}-orders.csv`, orderRows(scope, website.settings.timeZone))
}

async function* orderRows(scope: Scope, timeZone: string): AsyncGenerator<(string | number)[]> {
  const { database, websiteId } = scope
  yield titles
  for (let after = 0; ; ) {
    const orders = await database
      .selectFrom('orders')
      .selectAll()
      .where('website_id', '=', websiteId)
      .where('number', '>', after)
      .orderBy('number')
      .limit(BATCH)
      .execute()
    const lines = await database
      .selectFrom('order_lines')
      .selectAll()
      .where('website_id', '=', websiteId)
      .where('order_id', 'in', ['', ...orders.map((order) => order.id)])
      .orderBy('position')
      .execute()
    const fulfilments = await database
      .selectFrom('fulfilments')
      .selectAll()
      .where('website_id', '=', websiteId)
      .where('order_id', 'in', ['', ...orders.map((order) => order.id)])
      .orderBy('at')
      .orderBy('id')
      .execute()
    const parcelsOf = Map.groupBy(fulfilments, (parcel) => parcel.order_id)
    const tags = await tagsOfMany(
      scope,
      'order_tags',
      orders.map(({ id }) => id),
    )
    const refundedOrders = await readOrders(
      scope,
      orders.filter(({ refunded_cents }) => refunded_cents > 0).map(({ id }) => id),
    )
    const linesOf = Map.groupBy(lines, (line) => line.order_id)
    for (const order of orders) {
      const parcels = parcelsOf.get(order.id) ?? []
      const facts = {
        status: statusOf(order, parcels.length > 0, (linesOf.get(order.id) ?? []).map(toLine)),
        refundedTaxCents: refundedTax(refundedOrders.get(order.id)),
      }
      for (const line of linesOf.get(order.id) ?? [])
        yield cellsOf({ ...order, ...facts }, line, parcelsWith(line, parcels), timeZone, tags.get(order.id) ?? [])
    }
    if (orders.length < BATCH) return
    after = orders.at(-1)!.number
  }
}

/** The status of an order, as the studio calls it. */
function statusOf({ state }: Pick<Order, 'state'>, hasParcels: boolean, lines: Order['lines']): string {
  if (state === 'open' && hasParcels) return 'Partially fulfilled'
  return isAllRemoved({ state, lines }) ? 'Nothing to fulfill' : stateNames[state]
}

/** The tax in what was returned of an order. */
const refundedTax = (order: Pick<Order, 'refunds'> | undefined): number =>
  sum((order?.refunds ?? []).filter(({ state }) => state === 'done' || state === 'dismissed').map(taxOfRefund))

/** The parcels with pieces of a line. */
function parcelsWith(line: Selectable<OrderTables['order_lines']>, parcels: readonly OrderTables['fulfilments'][]) {
  return parcels.filter(({ lines }) => parcelLines.read(lines).some(({ lineId }) => lineId === line.id))
}

function cellsOf(
  order: Selectable<OrderTables['orders']> & { readonly status: string; readonly refundedTaxCents: number },
  line: Selectable<OrderTables['order_lines']>,
  parcels: readonly OrderTables['fulfilments'][],
  timeZone: string,
  tags: readonly string[],
): (string | number)[] {
  const {
    buyer,
    shippingAddress,
    billingAddress,
    shippingMethod,
    couponCodes,
    note,
    giftCards,
    exchange,
    taxExemption,
  } = orderDetails.read(order.details)
  const { title, attributes, answers } = orderLineDetails.read(line.details)
  const address = shippingAddress ?? billingAddress
  const facts = (name: 'carrier' | 'tracking_number' | 'tracking_url') =>
    parcels
      .map((parcel) => parcel[name])
      .filter(Boolean)
      .join(' ')
  const money = (cents: number) => decimalOf(cents, order.currency)
  return [
    formatOrderNumber(order.number),
    isoInZone(order.placed_at, timeZone),
    order.status,
    paymentStateNames[paymentStateOf(order)],
    paymentMethodNames[order.payment_method],
    order.test_mode === 1 ? 'yes' : '',
    order.email,
    order.buyer_name,
    address?.company ?? '',
    address?.addressLine1 ?? '',
    address?.addressLine2 ?? '',
    address?.city ?? '',
    address?.region ?? '',
    address?.postalCode ?? '',
    address?.country ?? buyer?.country ?? '',
    address?.phone ?? '',
    shippingAddress && billingAddress ? inOneCell(billingAddress) : '',
    line.sku,
    title,
    Object.entries(attributes)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    answers.map(answerLine).join('\n'),
    line.quantity,
    money(line.unit_price_cents),
    money(line.total_cents),
    money(order.subtotal_cents),
    money(order.discount_cents),
    money(order.shipping_cost_cents),
    shippingMethod?.name ?? '',
    shippingMethod?.slot ? dueCell(shippingMethod.slot) : '',
    facts('carrier'),
    facts('tracking_number'),
    facts('tracking_url'),
    money(order.tax_cents),
    money(order.grand_total_cents),
    money(order.refunded_cents),
    money(order.refundedTaxCents),
    order.currency,
    couponCodes.join(' '),
    note,
    money(sum((giftCards ?? []).map(({ cents }) => cents))),
    exchange?.rate ?? '',
    exchange ? decimalOf(exchange.totalCents, exchange.currency) : money(order.grand_total_cents),
    taxExemption ? exemptionWords(taxExemption) : '',
    tags.join(', '),
  ]
}

/** The chosen time, on the clock of the shop: 2026-11-28 10:00–10:30. */
const dueCell = ({ date, from, to }: Slot): string => `${date} ${clockOf(from)}–${clockOf(to)}`

/** A separate billing address, on one line. */
function inOneCell(address: Address): string {
  const { firstName, lastName, company, addressLine1, addressLine2, city, region, postalCode, country } = address
  return [`${firstName} ${lastName}`.trim(), company, addressLine1, addressLine2, city, region, postalCode, country]
    .filter(Boolean)
    .join(', ')
}
