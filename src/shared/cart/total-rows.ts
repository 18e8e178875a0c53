import type { TakenDiscount } from '#shared/discounts/schema.ts'
import { shownName } from '#shared/discounts/shown-name.ts'
import { dueOfOrder } from '#shared/gift-cards/rules.ts'
import type { GiftCardTender } from '#shared/gift-cards/schema.ts'
import { giftCardName } from '#shared/gift-cards/texts.ts'
import { sum } from '#shared/money/sum.ts'
import { nameWithRate } from '#shared/taxes/name-with-rate.ts'
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
  /** Empty for orders from before discounts were stored one by one. */
  readonly discounts: readonly TakenDiscount[]
  /** Null while the shipping method is not known. */
  readonly shippingName: string | null
  readonly isPickup: boolean
  /** What gift cards pay of it; absent where none does. */
  readonly giftCards?: readonly Pick<GiftCardTender, 'lastFour' | 'cents'>[] | undefined
}

/** One row; `total` is emphasized, and `included` comes below it, because it adds nothing. */
export interface TotalRow {
  readonly kind: 'part' | 'total' | 'included'
  readonly label: string
  readonly value: string
}

/** How numbers are written, and the texts in place of an unknown shipping cost and of an unknown tax. */
interface Words {
  money(cents: number): string
  percent(milliPercent: number): string
  readonly unknownShipping?: string
  /** Absent where the tax is known. */
  readonly unknownTax?: string | undefined
}

/** The totals of a cart. */
export const totalsOfCart = (cart: ShoppingCart): Totals => ({
  ...cart,
  couponCodes: cart.validCoupons.map((coupon) => coupon.code),
  discounts: [...cart.validCoupons, ...cart.automaticDiscounts],
  shippingName: cart.selectedShippingOption?.name ?? null,
  isPickup: cart.selectedShippingOption?.isPickup ?? false,
})

/** The total without the tax that is added to it, for a buyer whose place is not known yet. */
export const totalBeforeTax = ({
  grandTotalCents,
  applicableTaxRules,
}: Pick<Totals, 'grandTotalCents' | 'applicableTaxRules'>): number =>
  grandTotalCents - sum(applicableTaxRules.filter(({ included }) => !included).map(({ amountCents }) => amountCents))

/**
 * Subtotal, discount, shipping, tax by rate, total: the same rows in the cart, on the order's page, in emails and in the
 * studio. The amounts are the server's, never added up here.
 */
export function totalRows(totals: Totals, { money, percent, unknownShipping = '', unknownTax }: Words): TotalRow[] {
  const { requiresShipping, shippingName, isPickup, shippingCostCents } = totals
  const isUnknown = requiresShipping && shippingName === null
  const part = (label: string, value: string): TotalRow => ({ kind: 'part', label, value })
  const nameOf = ({ name, rateMilliPercent, kind }: TaxRow) =>
    kind ? name : nameWithRate(name, percent(rateMilliPercent))
  const taxes = (included: boolean) => totals.applicableTaxRules.filter((tax) => tax.included === included)
  const isTaxUnknown = unknownTax !== undefined
  // Prices that include tax stay as they are: only its part of them is not known.
  const isTaxAdded = taxes(true).length === 0
  const before = [isUnknown ? 'shipping' : '', isTaxUnknown && isTaxAdded ? 'tax' : ''].filter(Boolean).join(' and ')
  const shownTotal = isTaxUnknown ? totalBeforeTax(totals) : totals.grandTotalCents
  return [
    part('Subtotal', money(totals.subtotalCents)),
    ...discountRows(totals, money).map(({ label, value }) => part(label, value)),
    ...(isUnknown ? [part('Shipping', unknownShipping)] : []),
    ...(requiresShipping && shippingName !== null
      ? [
          part(
            isPickup ? shippingName : `Shipping, ${shippingName}`,
            shippingCostCents === 0 ? 'Free' : money(shippingCostCents),
          ),
        ]
      : []),
    ...(isTaxUnknown
      ? isTaxAdded
        ? [part('Tax', unknownTax)]
        : []
      : taxes(false).map((tax) => part(nameOf(tax), money(tax.amountCents)))),
    { kind: 'total', label: before ? `Total before ${before}` : 'Total', value: money(shownTotal) },
    // What gift cards pay depends on the tax.
    ...(isTaxUnknown
      ? isTaxAdded
        ? []
        : [{ kind: 'included' as const, label: 'Tax', value: unknownTax }]
      : afterTotal()),
  ]

  function afterTotal(): TotalRow[] {
    return [
      ...taxes(true).map(
        (tax): TotalRow => ({
          kind: 'included',
          label: tax.kind ? nameOf(tax) : `Includes ${nameOf(tax)}`,
          value: money(tax.amountCents),
        }),
      ),
      ...giftCardRows(totals, money),
    ]
  }
}

/** A row for each gift card that pays, and what is left. */
function giftCardRows({ giftCards = [], grandTotalCents }: Totals, money: Words['money']): TotalRow[] {
  const paying = giftCards.filter(({ cents }) => cents > 0)
  if (paying.length === 0) return []
  return [
    ...paying.map(
      ({ lastFour, cents }): TotalRow => ({
        kind: 'part',
        label: giftCardName(lastFour),
        value: `−${money(cents)}`,
      }),
    ),
    { kind: 'total', label: 'Total after gift cards', value: money(dueOfOrder({ grandTotalCents, giftCards })) },
  ]
}

/** A row for each discount that has an effect. */
function discountRows(
  { discounts, couponCodes, discountCents, requiresShipping, isPickup }: Totals,
  money: Words['money'],
): Pick<TotalRow, 'label' | 'value'>[] {
  if (discounts.length === 0)
    return discountCents > 0
      ? [{ label: ['Discount', ...couponCodes].join(', '), value: `−${money(discountCents)}` }]
      : []
  return discounts.flatMap((discount) => {
    // The discount of a draft order can be without a name.
    const label = ['Discount', shownName(discount)].filter(Boolean).join(', ')
    if (discount.freeShipping) return requiresShipping && !isPickup ? [{ label, value: 'Free shipping' }] : []
    return discount.discountCents > 0 ? [{ label, value: `−${money(discount.discountCents)}` }] : []
  })
}
