import { readCsv, unescapedCell } from '#server/files/read-csv.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { carrierOfNumber } from '#shared/orders/carrier-of-number.ts'
import { carrierName, trackingUrlOf } from '#shared/orders/carriers.ts'
import { type TrackingProblem, trackingLimits } from '#shared/orders/tracking/api.ts'
import type { TrackingRow } from '#shared/orders/tracking/plan-shipments.ts'
import { onOneLine } from '#shared/texts/schema.ts'

/** Column names of shops and carriers, in lower case. */
const titles = {
  order: ['order', 'order number', 'order no', 'order no.', 'order id', 'order name', 'reference', 'name'],
  carrier: ['carrier', 'shipping carrier', 'tracking company', 'courier', 'shipping company'],
  trackingNumber: ['tracking number', 'tracking no', 'tracking no.', 'tracking code', 'tracking id', 'tracking'],
  trackingUrl: ['tracking url', 'tracking link'],
  sku: ['sku', 'lineitem sku', 'item sku'],
  quantity: ['quantity', 'qty', 'lineitem quantity'],
} as const
const LONGEST = 100

/** Reads a CSV file of tracking numbers with commas, semicolons or tabs. */
export function readTrackingCsv(text: string): Result<TrackingRow[], 'tracking-unreadable' | 'tracking-too-many'> {
  const table = readCsv(text)
  const heads = table?.[0]?.record.map((cell) => cell.trim().toLowerCase().replaceAll('_', ' '))
  if (!table || !heads) return fail('tracking-unreadable')
  const places = Object.fromEntries(
    Object.entries(titles).map(([name, known]) => [
      name,
      heads.findIndex((head) => (known as readonly string[]).includes(head)),
    ]),
  ) as Record<keyof typeof titles, number>
  if (places.order === -1 || places.trackingNumber === -1) return fail('tracking-unreadable')
  const rows = table.slice(1)
  if (rows.length > trackingLimits.rows) return fail('tracking-too-many')
  return succeed(
    rows.map(({ record, info }) => {
      const cell = (place: keyof typeof titles) => onOneLine(unescapedCell(record[places[place]] ?? ''))
      const trackingNumber = cell('trackingNumber')
      const carrier = carrierName(cell('carrier')) || carrierOfNumber(trackingNumber)
      const quantity = cell('quantity')
      return {
        line: info.lines,
        order: cell('order').slice(0, LONGEST),
        orderNumber: numberIn(cell('order')),
        carrier,
        trackingNumber,
        trackingUrl: cell('trackingUrl') || trackingUrlOf(carrier, trackingNumber),
        sku: cell('sku'),
        quantity: quantity === '' ? null : /^\d{1,6}$/.test(quantity) ? Number(quantity) : Number.NaN,
      }
    }),
  )
}

/** What is wrong with a row, whatever its order; null when nothing is. */
export function problemOfRow(row: TrackingRow): TrackingProblem | null {
  if (row.orderNumber === null) return 'order-number'
  if (row.carrier.length > LONGEST) return 'carrier-too-long'
  if (row.trackingNumber === '' || row.trackingNumber.length > LONGEST) return 'tracking-number'
  if (row.trackingUrl !== '' && !isWebAddress(row.trackingUrl)) return 'link'
  if (row.quantity === null) return null
  if (!(row.quantity >= limits.quantityMinimum && row.quantity <= limits.quantityMaximum)) return 'quantity'
  return row.sku === '' ? 'sku-missing' : null
}

/** The number in “#00042”, “42” or “00042”. */
function numberIn(order: string): number | null {
  const digits = /^#?\s*0*(\d{1,9})$/.exec(order)?.[1]
  return digits === undefined ? null : Number(digits)
}

const isWebAddress = (url: string): boolean => url.length <= 500 && /^https?:\/\//i.test(url) && URL.canParse(url)
