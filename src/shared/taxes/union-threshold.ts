import { europeanUnion } from '#shared/addresses/european-union.ts'
import { sum } from '#shared/money/sum.ts'
import { isMoney, type ProductType } from '#shared/products/codes.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/** Article 59c of Directive 2006/112/EC: below this a shop may charge the VAT of its own country. In hundredths of euros. */
export const UNION_THRESHOLD_CENTS = 1_000_000

/** `near` from four fifths of the threshold. */
type ThresholdState = 'below' | 'near' | 'passed'

/** How close the sales of a year, in hundredths of euros without tax, are to the threshold. */
export function thresholdState(cents: number): ThresholdState {
  if (cents > UNION_THRESHOLD_CENTS) return 'passed'
  return cents >= UNION_THRESHOLD_CENTS * 0.8 ? 'near' : 'below'
}

interface Place {
  readonly country: string | null
}

/** An order as far as the threshold depends on it. */
interface Sale {
  readonly shippingAddress: Place | null
  readonly billingAddress: Place | null
  readonly buyer: Place | null
  readonly shippingMethod: { readonly isPickup: boolean } | null
  readonly business?: { readonly isReverseCharged: boolean } | undefined
}

/** Whether an order counts for the threshold: a consumer has it sent to, or buys from, another member state of the EU. */
export function isUnionSale(order: Sale, { country }: Pick<StoreSettings, 'country'>): boolean {
  if (order.shippingMethod?.isPickup || order.business?.isReverseCharged) return false
  const place = (order.shippingAddress ?? order.billingAddress ?? order.buyer)?.country
  return europeanUnion.includes(country) && place != null && place !== country && europeanUnion.includes(place)
}

interface Amounts {
  readonly grandTotalCents: number
  readonly taxCents: number
  readonly lines: readonly { readonly productType: ProductType; readonly paidCents?: number | null | undefined }[]
}

/**
 * What of an order counts for the threshold: its total without tax and without the gift cards and donations in it, in hundredths of
 * its currency. A gift card that pays for anything is no sale yet (article 30b of the directive): what is bought with it
 * counts.
 */
export function netOfUnionSale({ grandTotalCents, taxCents, lines }: Amounts): number {
  const cards = lines.filter(({ productType }) => isMoney(productType))
  return grandTotalCents - taxCents - sum(cards.map(({ paidCents }) => paidCents ?? 0))
}
