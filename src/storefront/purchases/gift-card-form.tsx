import type { ShoppingCart } from '#shared/cart/schema.ts'
import { giftCardLimits } from '#shared/gift-cards/rules.ts'
import { formatMoney, type MoneyFormat } from '#shared/money/format.ts'
import { productTypes } from '#shared/products/codes.ts'
import { addGiftCard, removeGiftCard } from '../islands/cart-store.ts'
import { CodeForm } from './code-form.tsx'
import { purchaseTexts } from './texts.ts'

interface GiftCardFormProps {
  readonly cart: ShoppingCart
  readonly moneyFormat: MoneyFormat
}

/** Accepts the codes of gift cards, and shows those that pay. Nothing in shops without gift cards. */
export function GiftCardForm({ cart, moneyFormat }: GiftCardFormProps) {
  const { entries, giftCards, takesGiftCards, currency } = cart
  if (giftCards.length === 0 && !takesGiftCards) return null
  const bought = entries.filter(({ productType }) => productType === productTypes.giftCard)
  const note = bought.length === 0 ? null : <p className="coupon-note">{purchaseTexts.notForGiftCards}</p>
  // There is nothing that a gift card could pay for.
  if (note && giftCards.length === 0 && bought.length === entries.length) return note
  return (
    <>
      <CodeForm
        name="gift-card"
        used={giftCards.map(({ id, lastFour, balanceCents }) => ({
          id,
          content: (
            <>
              <strong>{purchaseTexts.giftCardEnding(lastFour)}</strong>
              <span className="coupon-note">
                {' '}
                {purchaseTexts.giftCardBalance(formatMoney(balanceCents, currency, moneyFormat))}
              </span>
            </>
          ),
          removeLabel: purchaseTexts.removeGiftCard(lastFour),
          removedWords: purchaseTexts.giftCardRemoved(lastFour),
          remove: () => removeGiftCard(id),
        }))}
        takesMore={giftCards.length < giftCardLimits.perCart}
        label={purchaseTexts.giftCardCode}
        anotherLabel={purchaseTexts.anotherGiftCard}
        maxLength={60}
        add={addGiftCard}
        addedWords={(_, { giftCards: added }) => purchaseTexts.giftCardAdded(added.at(-1)?.lastFour ?? '')}
      />
      {note}
    </>
  )
}
