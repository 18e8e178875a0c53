import type { ShoppingCart } from '#shared/cart/schema.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { planWords } from '#shared/subscription-plans/words.ts'
import { renewalTermsTexts as texts } from './texts.ts'

interface RenewalTermsProps {
  readonly cart: ShoppingCart
  readonly moneyFormat: MoneyFormat
}

/** What the buyer of a subscription agrees to pay later; nothing in other carts. */
export function RenewalTerms({ cart, moneyFormat }: RenewalTermsProps) {
  const renewing = cart.entries.flatMap(({ id, subTotal, title, subscriptionPlan }) => {
    const words = planWords(subscriptionPlan ?? null)
    const price = formatMoney(subTotal, cart.currency, moneyFormat)
    return words === null ? [] : [{ id, sentence: texts.renewal(title, price, words) }]
  })
  if (renewing.length === 0) return null
  return (
    <div className="notice checkout-renewals">
      {renewing.map(({ id, sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
      <p>{texts.consent}</p>
    </div>
  )
}
