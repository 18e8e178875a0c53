import { productTypes } from '#shared/products/codes.ts'
import type { Order } from './schema.ts'

/** The notice about a test order, the same on its page and in its emails. */
export function testOrderWords({
  state,
  shippingMethod,
  lines,
}: Pick<Order, 'state' | 'shippingMethod' | 'lines'>): string {
  if (state === 'cancelled') return 'This was a test order. No money was charged, so there is nothing to refund.'
  const hasFiles = lines.some((line) => line.productType === productTypes.digital)
  const rest = [
    ...(shippingMethod ? [shippingMethod.isPickup ? 'there is nothing to pick up' : 'nothing will be shipped'] : []),
    ...(hasFiles ? ['files can’t be downloaded'] : []),
  ]
  return `This is a test order. ${sentenceList.format(['No money was charged', ...rest])}.`
}

const sentenceList = new Intl.ListFormat('en-US', { type: 'conjunction' })
