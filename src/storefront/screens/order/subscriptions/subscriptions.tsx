import { isDonationOnly } from '#shared/products/donations/rules.ts'
import type { OrderModel } from '../model.ts'
import { orderPageTexts } from '../texts.ts'

/** The subscriptions of an order, with the page on which they are managed. */
export function Subscriptions({ model: { order, subscriptions } }: { readonly model: OrderModel }) {
  if (subscriptions.length === 0) return null
  const manage = isDonationOnly(order.lines) ? orderPageTexts.manageDonation : orderPageTexts.manageSubscription
  return (
    <div className="order-instructions">
      {subscriptions.map(({ title, words, nextDay, afterTrial, href }) => (
        <p key={href}>
          {nextDay === null
            ? orderPageTexts.renewsNoMore(title)
            : afterTrial
              ? orderPageTexts.inTrial(title, afterTrial, nextDay)
              : orderPageTexts.renews(title, words, nextDay)}{' '}
          <a href={href}>{manage}</a>
        </p>
      ))}
    </div>
  )
}
