import { formatOrderNumber } from '#shared/orders/number.ts'
import type { TrackingImport, TrackingProblem } from '#shared/orders/tracking/api.ts'

/** Why a row is left out, for the owner. */
export const problemWords: Readonly<Record<TrackingProblem, string>> = {
  'order-number': 'The order number is missing or isn’t a number.',
  'order-unknown': 'There’s no order with this number.',
  'order-canceled': 'This order is canceled.',
  'order-fulfilled': 'This order is already fulfilled.',
  'carrier-too-long': 'The carrier can have up to 100 characters.',
  'tracking-number': 'Enter a tracking number of up to 100 characters.',
  link: 'The tracking link isn’t a web address.',
  quantity: 'The quantity isn’t a whole number from 1 to 9999.',
  'sku-missing': 'A quantity needs a SKU in the same row.',
  'sku-unknown': 'This order has no item with this SKU.',
  'too-many': 'That’s more than is left to fulfill.',
  mixed: 'Rows with this tracking number need a SKU in each of them.',
}

/** Which orders of a file are fulfilled although they are not paid yet; empty where all are paid. */
export function unpaidWords({ orders, unpaid, unpaidCount }: TrackingImport): string {
  if (unpaidCount === 0) return ''
  const more = unpaidCount > unpaid.length ? ` and ${unpaidCount - unpaid.length} more` : ''
  const numbers = `${unpaid.map(formatOrderNumber).join(', ')}${more}`
  if (orders === 1) return `This order isn’t paid yet: ${numbers}.`
  return `${unpaidCount} of these orders ${unpaidCount === 1 ? 'isn’t' : 'aren’t'} paid yet: ${numbers}.`
}
