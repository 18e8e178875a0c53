import type { ShoppingCart } from '#shared/cart/schema.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { purchaseTexts } from './texts.ts'

interface FreeShippingLineProps {
  readonly cart: Pick<ShoppingCart, 'freeShipping' | 'currency'>
  readonly moneyFormat: MoneyFormat
}

/** How far the cart is from free shipping, and for which zone; nothing where no method becomes free. */
export function FreeShippingLine({ cart: { freeShipping, currency }, moneyFormat }: FreeShippingLineProps) {
  if (!freeShipping) return null
  const { methodName, zoneName, overCents, awayCents } = freeShipping
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
      </p>
      {/* Only illustrates the sentence, so screen readers skip it. */}
      <svg className="free-shipping-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        <rect width={Math.round(share * 1000) / 10} height="1" />
      </svg>
    </div>
  )
}
