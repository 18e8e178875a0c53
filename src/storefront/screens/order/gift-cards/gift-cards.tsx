import { giftCardName } from '#shared/gift-cards/texts.ts'
import type { OrderModel } from '../model.ts'
import { orderPageTexts } from '../texts.ts'

/** Links to the gift cards that the buyer may open; nothing where there are none. */
export function GiftCards({ model: { giftCardLinks = [] } }: { readonly model: OrderModel }) {
  if (giftCardLinks.length === 0) return null
  return (
    <section aria-labelledby="order-gift-cards">
      <h2 id="order-gift-cards">{orderPageTexts.giftCards}</h2>
      <ul className="order-parcels">
        {giftCardLinks.map(({ lastFour, href }) => (
          <li key={href}>
            <a href={href}>{giftCardName(lastFour)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
