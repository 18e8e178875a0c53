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
} from 'lucide-react'
import { Link } from 'react-router'
import type { getHome } from '#shared/home/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { Panel } from '#studio/kit/panel.tsx'
import classes from './home.module.css'

type Counts = ReplyOf<typeof getHome>['toDo']

interface Task {
  readonly of: keyof Counts
  readonly icon: LucideIcon
  readonly one: string
  readonly many: string
  readonly to: string
}

/** What can wait for someone, the most pressing first. */
const tasks: readonly Task[] = [
  {
    of: 'ordersToFulfil',
    icon: PackageCheck,
    one: 'order to fulfil',
    many: 'orders to fulfil',
    to: '/orders?state=open',
  },
  {
    of: 'paymentsAwaited',
    icon: Banknote,
    one: 'payment awaited',
    many: 'payments awaited',
    to: '/orders?paymentState=awaiting',
  },
  { of: 'submissionsUnread', icon: Inbox, one: 'unread answer', many: 'unread answers', to: '/forms' },
  { of: 'productsSoldOut', icon: PackageX, one: 'product sold out', many: 'products sold out', to: '/stock?level=out' },
  {
    of: 'productsFewLeft',
    icon: Boxes,
    one: 'product with few left',
    many: 'products with few left',
    to: '/stock?level=low',
  },
  {
    of: 'lettersDelayed',
    icon: MailWarning,
    one: 'letter delayed',
    many: 'letters delayed',
    to: '/letters?state=delayed',
  },
  {
    of: 'lettersFailed',
    icon: MailWarning,
    one: 'letter not delivered',
    many: 'letters not delivered',
    to: '/letters?state=failed',
  },
  {
    of: 'jobsGivenUp',
    icon: CircleAlert,
    one: 'task given up by the server',
    many: 'tasks given up by the server',
    to: '/failed-jobs',
  },
]

/** What needs doing. When nothing does, it says so and leaves one in peace. */
export function ToDo({ toDo }: { readonly toDo: Counts }) {
  const waiting = tasks.filter((task) => toDo[task.of] > 0)
  return (
    <Panel title="To do" isFlush>
      {waiting.length === 0 ? (
        <p className={classes.nothing}>
          <CircleCheck size={18} aria-hidden /> Nothing waits for you.
        </p>
      ) : (
        <ul className={classes.tasks}>
          {waiting.map(({ of, icon: Icon, one, many, to }) => (
            <li key={of}>
              <Link className={classes.task} to={to}>
                <Icon size={18} strokeWidth={1.75} aria-hidden className={classes.icon} />
                <strong className="tabular">{toDo[of]}</strong>
                <span className={classes.words}>{toDo[of] === 1 ? one : many}</span>
                <ChevronRight size={16} aria-hidden className={classes.icon} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
