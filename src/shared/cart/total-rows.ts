import type { TaxRow } from '#shared/taxes/schema.ts'
import type { ShoppingCart } from './schema.ts'

/** The parts of a cart or an order that its totals need. */
export interface Totals
  extends Pick<
    ShoppingCart,
    | 'currency'
    | 'subtotalCents'
    | 'discountCents'
    | 'shippingCostCents'
    | 'applicableTaxRules'
    | 'grandTotalCents'
    | 'requiresShipping'
  > {
  readonly couponCodes: readonly string[]
  /** Null while the shipping method is not known. */
  readonly shippingName: string | null
  readonly isPickup: boolean
}

/** One row; `total` is emphasized, and `included` comes below it, because it adds nothing. */
export interface TotalRow {
  readonly kind: 'part' | 'total' | 'included'
  readonly label: string
  readonly value: string
}

/** How numbers are written, and the text in place of an unknown shipping cost. */
interface Words {
  money(cents: number): string
  percent(milliPercent: number): string
  readonly unknownShipping?: string
}

/** The totals of a cart. */
export const totalsOfCart = (cart: ShoppingCart): Totals => ({
  ...cart,
  couponCodes: cart.validCoupons.map((coupon) => coupon.code),
  shippingName: cart.selectedShippingOption?.name ?? null,
  isPickup: cart.selectedShippingOption?.isPickup ?? false,
})

/**
 * Subtotal, discount, shipping, tax by rate, total: the same rows in the cart, on the order's page, in emails and in the
 * studio. The amounts are the server's, never added up here.
 */
export function totalRows(totals: Totals, { money, percent, unknownShipping = '' }: Words): TotalRow[] {
  const { couponCodes, discountCents, requiresShipping, shippingName, isPickup, shippingCostCents } = totals
  const isUnknown = requiresShipping && shippingName === null
  const part = (label: string, value: string): TotalRow => ({ kind: 'part', label, value })
  const nameOf = ({ name, rateMilliPercent }: TaxRow) => `${name} ${percent(rateMilliPercent)}`
  const taxes = (included: boolean) => totals.applicableTaxRules.filter((tax) => tax.included === included)
  return [
    part('Subtotal', money(totals.subtotalCents)),
    ...(discountCents > 0 ? [part(['Discount', ...couponCodes].join(', '), `−${money(discountCents)}`)] : []),
    ...(isUnknown ? [part('Shipping', unknownShipping)] : []),
    ...(requiresShipping && shippingName !== null
      ? [
          part(
            isPickup ? shippingName : `Shipping, ${shippingName}`,
            shippingCostCents === 0 ? 'Free' : money(shippingCostCents),
          ),
        ]
      : []),
    ...taxes(false).map((tax) => part(nameOf(tax), money(tax.amountCents))),
    { kind: 'total', label: isUnknown ? 'Total before shipping' : 'Total', value: money(totals.grandTotalCents) },
    ...taxes(true).map(
      (tax): TotalRow => ({
        kind: 'included',
        label: `Includes ${nameOf(tax)}`,
        value: money(tax.amountCents),
      }),
    ),
  ]
}
