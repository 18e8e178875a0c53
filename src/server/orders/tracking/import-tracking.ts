import type { Staff } from '#server/http/serve.ts'
import { fulfilOrder } from '#server/orders/fulfil-order.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import type { Order } from '#shared/orders/schema.ts'
import {
  type importTrackingCall,
  type TrackingImport,
  type TrackingProblem,
  trackingLimits,
} from '#shared/orders/tracking/api.ts'
import { planShipments, type ShipmentPlan, type TrackingRow } from '#shared/orders/tracking/plan-shipments.ts'
import { problemOfRow, readTrackingCsv } from './read-tracking-csv.ts'

interface PlannedOrder {
  /** As it was before. */
  readonly order: Order
  readonly plan: ShipmentPlan
}

/**
 * Fulfils the orders of a file with tracking numbers, each order in its own transaction. Nothing is done with an order
 * that has a row with a problem. A shipment that an order has already is not added again: when an import ends halfway,
 * the same file completes it. A dry run writes nothing and returns the same.
 */
export async function importTracking(
  services: Services,
  website: Website,
  staff: Staff,
  { csv, notifyBuyer, isDryRun }: BodyOf<typeof importTrackingCall>,
): Promise<Result<TrackingImport, 'tracking-unreadable' | 'tracking-too-many'>> {
  const read = readTrackingCsv(csv)
  if (!read.ok) return read
  const rows = read.value
  const ids = await orderIdsOf(reading(services, website), rows)
  const done = { orders: 0, shipments: 0, repeated: 0 }
  const unpaid: number[] = []
  const problems: { row: TrackingRow; problem: TrackingProblem }[] = []
  for (const [orderNumber, ofOrder] of Map.groupBy(rows, (row) => row.orderNumber)) {
    const wrong = ofOrder.flatMap((row) => {
      const problem = problemOfRow(row)
      return problem ? [{ row, problem }] : []
    })
    const orderId = orderNumber === null ? undefined : ids.get(orderNumber)
    if (wrong.length > 0) problems.push(...wrong)
    else if (orderId === undefined) problems.push({ row: ofOrder[0]!, problem: 'order-unknown' })
    else {
      const { plan, order } = isDryRun ? await planFor(orderId, ofOrder) : await ship(orderId, ofOrder)
      if (plan.shipments.length > 0 && order.paymentState === 'awaiting') unpaid.push(order.number)
      problems.push(...plan.problems)
      done.orders += plan.shipments.length > 0 ? 1 : 0
      done.shipments += plan.shipments.length
      done.repeated += plan.repeated
    }
  }
  const listed = problems.toSorted((one, other) => one.row.line - other.row.line)
  return succeed({
    rows: rows.length,
    ...done,
    unpaid: unpaid.slice(0, trackingLimits.unpaidShown),
    unpaidCount: unpaid.length,
    problems: listed
      .slice(0, trackingLimits.problemsShown)
      .map(({ row, problem }) => ({ line: row.line, order: row.order, problem })),
    problemCount: problems.length,
  })

  async function planFor(orderId: string, ofOrder: readonly TrackingRow[]): Promise<PlannedOrder> {
    const order = (await readOrder(reading(services, website), orderId))!
    return { order, plan: planShipments(order, ofOrder) }
  }

  /** Plans again in the transaction, so that two imports of a file at the same time ship once. */
  async function ship(orderId: string, ofOrder: readonly TrackingRow[]): Promise<PlannedOrder> {
    return changing(services, website, staff, async (scope) => {
      await moveOrder(scope, orderId, 'open', 'open')
      const order = (await readOrder(scope, orderId))!
      const plan = planShipments(order, ofOrder)
      for (const shipment of plan.shipments) {
        const shipped = await fulfilOrder(scope, orderId, staff.name, { ...shipment, notifyBuyer })
        // What was planned under the lock is possible.
        if (!shipped.ok) throw new Error(`A planned shipment was refused: ${shipped.failure.code}`)
      }
      return { order, plan }
    })
  }
}

/** The ids of the orders that rows name, by number. */
async function orderIdsOf(
  { database, websiteId }: Scope,
  rows: readonly TrackingRow[],
): Promise<ReadonlyMap<number, string>> {
  const numbers = [...new Set(rows.flatMap(({ orderNumber }) => (orderNumber === null ? [] : [orderNumber])))]
  if (numbers.length === 0) return new Map()
  const found = await database
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('website_id', '=', websiteId)
    .where('number', 'in', numbers)
    .execute()
  return new Map(found.map(({ number, id }) => [number, id]))
}
