import type { OrderModel } from '../model.ts'
import { orderPageTexts } from '../texts.ts'

/** The subscriptions of an order, with the page on which they are managed. */
export function Subscriptions({ model: { subscriptions } }: { readonly model: OrderModel }) {
  if (subscriptions.length === 0) return null
  return (
    <div className="order-instructions">
      {subscriptions.map(({ title, words, nextDay, href }) => (
        <p key={href}>
          {nextDay === null ? orderPageTexts.renewsNoMore(title) : orderPageTexts.renews(title, words, nextDay)}{' '}
          <a href={href}>{orderPageTexts.manageSubscription}</a>
        </p>
      ))}
    </div>
  )
}
