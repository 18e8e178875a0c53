import type { OrderLine } from '#shared/orders/schema.ts'
import { isDonationOnly } from '#shared/products/donations/rules.ts'
import type { OrderLinks } from './email.ts'
import { Action, Notice, Subtitle, Words } from './email-parts.tsx'
import type { EmailStyle } from './email-style.ts'
import { subscriptionEmailTexts as texts } from './subscription-texts.ts'

interface SubscriptionsPartProps {
  readonly lines: readonly Pick<OrderLine, 'productType'>[]
  readonly links: Pick<OrderLinks, 'subscriptions'>
  readonly style: EmailStyle
}

/** The subscriptions of an order: when they renew, and where to change or cancel them. Nothing in other orders. */
export function SubscriptionsPart({ lines, links: { subscriptions }, style }: SubscriptionsPartProps) {
  if (subscriptions.length === 0) return null
  const isGiven = isDonationOnly(lines)
  return (
    <Notice style={style}>
      <Subtitle style={style}>{isGiven ? texts.givenAgain : texts.inOrder}</Subtitle>
      {subscriptions.map(({ title, words, nextDay, afterTrial, href }) => (
        <div key={href}>
          <Words style={style}>
            {nextDay === null
              ? texts.isPaidUp(title)
              : afterTrial
                ? texts.inTrial(title, afterTrial, nextDay)
                : `${texts.renews(title, words, nextDay)} ${texts.howToCancel}`}
          </Words>
          <Action style={style} href={href}>
            {isGiven ? texts.manageDonation : texts.manage}
          </Action>
        </div>
      ))}
    </Notice>
  )
}
