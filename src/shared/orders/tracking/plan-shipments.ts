import { linesLeft } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { TrackingProblem } from './api.ts'

/** A row of a file with tracking numbers. */
export interface TrackingRow {
  readonly line: number
  /** As it is in the file. */
  readonly order: string
  /** Null where the file has no number that an order could have. */
  readonly orderNumber: number | null
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string
  /** Empty: everything that is left of the order. */
  readonly sku: string
  /** Null: everything that is left of the SKU; NaN where the file has something else. */
  readonly quantity: number | null
}

/** One shipment of an order: what rows with the same tracking number say. */
export interface PlannedShipment {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[]
}

export interface ShipmentPlan {
  readonly shipments: readonly PlannedShipment[]
  /** The rows whose shipment the order has already. */
  readonly repeated: number
  readonly problems: readonly { readonly row: TrackingRow; readonly problem: TrackingProblem }[]
}

type Shipped = Pick<Order, 'state' | 'lines' | 'paymentState' | 'fulfilments'>

/**
 * The shipments that the rows of one order say, in the order of the file. A shipment whose tracking number the order has
 * already is left out, so that the same file can be imported again. One row with a problem stops the whole order.
 */
export function planShipments(order: Shipped, rows: readonly TrackingRow[]): ShipmentPlan {
  const known = new Set(order.fulfilments.map(({ trackingNumber }) => plain(trackingNumber)))
  const fresh = rows.filter((row) => !known.has(plain(row.trackingNumber)))
  const repeated = rows.length - fresh.length
  const stopped = (row: TrackingRow, problem: TrackingProblem) => ({
    shipments: [],
    repeated,
    problems: [{ row, problem }],
  })
  const [first] = fresh
  if (!first) return { shipments: [], repeated, problems: [] }
  if (order.state === 'cancelled') return stopped(first, 'order-canceled')
  if (order.state === 'fulfilled') return stopped(first, 'order-fulfilled')

  const left = new Map(linesLeft(order).map(({ line, left }) => [line.id, left]))
  const shipments: PlannedShipment[] = []
  for (const group of Map.groupBy(fresh, (row) => plain(row.trackingNumber)).values()) {
    const lines = new Map<string, number>()
    const isWhole = group.some(({ sku }) => sku === '')
    for (const row of group) {
      if (isWhole && group.length > 1) return stopped(row, 'mixed')
      const problem = take(row, lines)
      if (problem) return stopped(row, problem)
    }
    const { carrier, trackingNumber, trackingUrl } = group[0]!
    shipments.push({
      carrier,
      trackingNumber,
      trackingUrl,
      lines: [...lines].map(([lineId, quantity]) => ({ lineId, quantity })),
    })
  }
  return { shipments, repeated, problems: [] }

  /** Takes what a row says from what is left; several lines can have the same SKU. */
  function take({ sku, quantity }: TrackingRow, lines: Map<string, number>): TrackingProblem | null {
    const those = order.lines.filter((line) => sku === '' || line.sku.toLowerCase() === sku.toLowerCase())
    if (those.length === 0) return 'sku-unknown'
    let wanted = quantity ?? Number.POSITIVE_INFINITY
    let taken = 0
    for (const line of those) {
      const pieces = Math.min(wanted, left.get(line.id) ?? 0)
      if (pieces === 0) continue
      left.set(line.id, left.get(line.id)! - pieces)
      lines.set(line.id, (lines.get(line.id) ?? 0) + pieces)
      wanted -= pieces
      taken += pieces
    }
    return taken === 0 || taken < (quantity ?? 0) ? 'too-many' : null
  }
}

/** A tracking number as it is compared: carriers print it with spaces, and in either case. */
const plain = (trackingNumber: string): string => trackingNumber.replace(/\s/g, '').toUpperCase()
