import type { CartEntry, ShoppingCart } from '#shared/cart/schema.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { productTypes } from '#shared/products/codes.ts'
import { purchaseTexts } from './texts.ts'

interface FreeShippingLineProps {
  readonly cart: Pick<ShoppingCart, 'freeShipping' | 'currency'> & {
    readonly entries: readonly Pick<CartEntry, 'productType'>[]
  }
  readonly moneyFormat: MoneyFormat
}

/** What nobody ships, so that it does not bring free shipping nearer, in the order in which it is named. */
const notShipped = [
  [productTypes.digital, purchaseTexts.downloads],
  [productTypes.service, purchaseTexts.services],
  [productTypes.giftCard, purchaseTexts.giftCards],
  [productTypes.donation, purchaseTexts.donations],
] as const

/**
 * How far the cart is from free shipping, for which zone, and what in it does not count; nothing where no method becomes
 * free.
 */
export function FreeShippingLine({ cart: { freeShipping, currency, entries }, moneyFormat }: FreeShippingLineProps) {
  if (!freeShipping) return null
  const { methodName, zoneName, overCents, awayCents } = freeShipping
  const others = notShipped
    .filter(([type]) => entries.some(({ productType }) => productType === type))
    .map(([, word]) => word)
  const share = overCents === 0 ? 1 : 1 - awayCents / overCents
  return (
    <div className="free-shipping" data-reached={awayCents === 0 || undefined}>
      <p>
        {awayCents === 0
          ? purchaseTexts.freeShippingReached
          : purchaseTexts.awayFromFreeShipping(formatMoney(awayCents, currency, moneyFormat))}{' '}
        <small>
          {purchaseTexts.appliesTo} {methodName}
          {zoneName && ` (${zoneName})`}
        </small>
        {awayCents > 0 && others.length > 0 && <small>{purchaseTexts.notForFreeShipping(others)}</small>}
      </p>
      {/* Only illustrates the sentence, so screen readers skip it. */}
      <svg className="free-shipping-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        <rect width={Math.round(share * 1000) / 10} height="1" />
      </svg>
    </div>
  )
}
