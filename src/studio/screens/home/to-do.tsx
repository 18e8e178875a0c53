import {
  Banknote,
  Boxes,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Inbox,
  type LucideIcon,
  MailWarning,
  PackageCheck,
  PackageX,
  Star,
  Undo2,
} from 'lucide-react'
import { Link } from 'react-router'
import type { getHomeCall } from '#shared/home/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { Panel } from '#studio/kit/panel.tsx'
import classes from './home.module.css'

type Counts = ReplyOf<typeof getHomeCall>['toDo']

interface Task {
  readonly count: keyof Counts
  readonly icon: LucideIcon
  readonly one: string
  readonly many: string
  readonly to: string
}

/** Possible tasks of an owner, the most urgent first. */
const tasks: readonly Task[] = [
  // Before what is shipped: an order that its customer withdrew from may be among it.
  {
    count: 'withdrawalsReceived',
    icon: Undo2,
    one: 'withdrawal to answer',
    many: 'withdrawals to answer',
    to: '/withdrawals?state=received',
  },
  {
    count: 'withdrawalsToRefund',
    icon: Undo2,
    one: 'withdrawal to refund',
    many: 'withdrawals to refund',
    to: '/withdrawals?state=accepted',
  },
  {
    count: 'ordersToFulfil',
    icon: PackageCheck,
    one: 'order to fulfill',
    many: 'orders to fulfill',
    to: '/orders?waitsFor=fulfillment&test=without',
  },
  {
    count: 'paymentsAwaited',
    icon: Banknote,
    one: 'unpaid order',
    many: 'unpaid orders',
    to: '/orders?waitsFor=payment&test=without',
  },
  {
    count: 'returnsRequested',
    icon: Undo2,
    one: 'return request to answer',
    many: 'return requests to answer',
    to: '/returns?state=requested',
  },
  {
    count: 'returnsToRefund',
    icon: Undo2,
    one: 'received return to refund',
    many: 'received returns to refund',
    to: '/returns?state=received',
  },
  {
    count: 'refundsFailed',
    icon: CircleAlert,
    one: 'order with a failed refund',
    many: 'orders with a failed refund',
    to: '/orders?refund=failed',
  },
  {
    count: 'ordersWithoutInvoice',
    icon: CircleAlert,
    one: 'paid order without an invoice: your business details are incomplete',
    many: 'paid orders without an invoice: your business details are incomplete',
    to: '/store-settings?tab=invoices',
  },
  {
    count: 'stripeKeysRejected',
    icon: CircleAlert,
    one: 'Stripe connection that stopped working',
    many: 'Stripe connections that stopped working',
    to: '/stripe',
  },
  {
    count: 'paypalKeysRejected',
    icon: CircleAlert,
    one: 'PayPal connection that stopped working',
    many: 'PayPal connections that stopped working',
    to: '/paypal',
  },
  {
    count: 'mailServersFailing',
    icon: MailWarning,
    one: 'mail server that stopped working: emails aren’t going out',
    many: 'mail servers that stopped working: emails aren’t going out',
    to: '/email-settings/server',
  },
  {
    count: 'subscriptionsWithoutMethod',
    icon: CircleAlert,
    one: 'paused subscription without a payment method',
    many: 'paused subscriptions without a payment method',
    to: '/subscriptions?state=paused',
  },
  { count: 'submissionsUnread', icon: Inbox, one: 'unread response', many: 'unread responses', to: '/forms/inbox' },
  {
    count: 'reviewsWaiting',
    icon: Star,
    one: 'review to approve',
    many: 'reviews to approve',
    to: '/reviews?state=waiting',
  },
  {
    count: 'productsSoldOut',
    icon: PackageX,
    one: 'product sold out',
    many: 'products sold out',
    to: '/stock?level=out',
  },
  {
    count: 'productsFewLeft',
    icon: Boxes,
    one: 'product low in stock',
    many: 'products low in stock',
    to: '/stock?level=low',
  },
  {
    count: 'productsNotSellable',
    icon: CircleAlert,
    one: 'product that can’t be sold yet',
    many: 'products that can’t be sold yet',
    to: '/products?sellable=no',
  },
  {
    count: 'emailsDelayed',
    icon: MailWarning,
    one: 'email delayed',
    many: 'emails delayed',
    to: '/emails?state=delayed',
  },
  {
    count: 'emailsUnconfirmed',
    icon: MailWarning,
    one: 'email not confirmed',
    many: 'emails not confirmed',
    to: '/emails?state=unconfirmed',
  },
  {
    count: 'emailsFailed',
    icon: MailWarning,
    one: 'email not delivered',
    many: 'emails not delivered',
    to: '/emails?state=failed',
  },
  {
    count: 'jobsGivenUp',
    icon: CircleAlert,
    one: 'background task failed',
    many: 'background tasks failed',
    to: '/failed-jobs',
  },
]

/** Whether there is a task for the owner. */
export const isAnythingToDo = (toDo: Counts): boolean => tasks.some((task) => toDo[task.count] > 0)

/** Whether someone who ordered or wrote is waiting for the owner. */
export const doesAnyoneWait = (counts: Counts): boolean => ofPeople.some((count) => counts[count] > 0)

const ofPeople: readonly (keyof Counts)[] = [
  'ordersToFulfil',
  'paymentsAwaited',
  'withdrawalsReceived',
  'withdrawalsToRefund',
  'returnsRequested',
  'returnsToRefund',
  'refundsFailed',
  'submissionsUnread',
]

/** Open tasks; a notice when there are none. */
export function ToDo({ toDo }: { readonly toDo: Counts }) {
  const waiting = tasks.filter((task) => toDo[task.count] > 0)
  return (
    <Panel title="To do" isFlush>
      {waiting.length === 0 ? (
        <p className={classes.nothing}>
          <CircleCheck size={18} aria-hidden /> You’re all caught up.
        </p>
      ) : (
        <ul className={classes.tasks}>
          {waiting.map(({ count, icon: Icon, one, many, to }) => (
            <li key={count}>
              <Link className={classes.task} to={to}>
                <Icon size={18} strokeWidth={1.75} aria-hidden className={classes.icon} />
                <strong className="tabular">{toDo[count]}</strong>
                <span className={classes.words}>{toDo[count] === 1 ? one : many}</span>
                <ChevronRight size={16} aria-hidden className={classes.icon} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
