import { Panel } from '#studio/kit/panel.tsx'
import classes from './reports.module.css'

const definitions = [
  [
    'When a sale counts',
    'On the day the order is placed in your shop’s time zone, paid or not. Test orders never count.',
  ],
  [
    'Edits and exchanges',
    'An order counts as it is now. Items that you add, remove or send in an exchange later count on the day the order was placed, even in a past month.',
  ],
  [
    'When a refund counts',
    'On the day you make it, even if the order is older and the payment provider is still returning the money. A refund that fails doesn’t count.',
  ],
  [
    'Canceled orders',
    'A canceled order that wasn’t paid is taken off on the day of the cancellation. A paid one is taken off by its refund.',
  ],
  ['Gross sales', 'What the items cost at full price, without tax and before discounts.'],
  ['Net sales', 'Gross sales less discounts, refunds and cancellations. Without tax and shipping.'],
  ['Total sales', 'Net sales with shipping and tax.'],
  [
    'Average per order',
    'Total sales divided by the orders, without those that have only gift cards or donations: their money isn’t in total sales.',
  ],
  [
    'Paid orders',
    'The home screen shows what was paid for the orders of a day, less their refunds. It has no orders that aren’t paid yet, and a refund is taken off the day of its order.',
  ],
  [
    'Gift cards',
    'Selling a gift card isn’t a sale: what is bought with it is. Payments count gift cards when they’re used.',
  ],
  [
    'Donations',
    'A donation isn’t a sale, so it isn’t in total sales. Payments count it like other money that was paid.',
  ],
  ['Other currencies', 'Orders in another currency count in your shop’s currency, at the exchange rate of the order.'],
] as const

/** What the numbers mean, in one place. */
export function ReportHelp() {
  return (
    <Panel title="How sales are counted">
      <dl className={classes.help}>
        {definitions.map(([title, words]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
