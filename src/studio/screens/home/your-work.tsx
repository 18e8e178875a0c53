import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { getHomeCall } from '#shared/home/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { usePlaces } from '#studio/frame/use-places.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './home.module.css'

type Work = NonNullable<ReplyOf<typeof getHomeCall>['work']>

interface Shown {
  readonly count: keyof Work
  readonly words: (number: string, work: Work) => string
}

/** The number that belongs to a screen, and what it counts. */
const numbers: Readonly<Record<string, Shown>> = {
  '/pages': { count: 'pages', words: (number) => number },
  '/collections': { count: 'collections', words: (number) => (number === '1' ? '1 item' : `${number} items`) },
  '/forms': { count: 'forms', words: (number) => number },
  '/reviews': { count: 'reviews', words: (number) => `${number} published` },
  '/subscribers': {
    count: 'subscribers',
    words: (number, { newSubscribers }) =>
      newSubscribers ? `${number} confirmed, ${newSubscribers} new in 30 days` : `${number} confirmed`,
  },
}

/** The screens on which a role changes or reads something, with how much is there: for roles whose home shows no orders. */
export function YourWork({ work }: { readonly work: Work }) {
  const { number } = useFormats()
  const may = useMay()
  const places = usePlaces()
    .flatMap((group) => group.places)
    .flatMap(({ inside, ...place }) => [place, ...inside.map((one) => ({ ...one, icon: place.icon }))])
    // A role that only looks at products does no work there.
    .filter(({ to, needs }) => to !== '/' && (needs !== 'products.read' || may('products.write')))
  if (places.length === 0) return null
  return (
    <Panel title="Your work" isFlush>
      <ul className={classes.tasks}>
        {places.map(({ to, label, icon: Icon }) => {
          const shown = numbers[to]
          const count = shown ? work[shown.count] : null
          return (
            <li key={to}>
              <Link className={classes.task} to={to}>
                <Icon size={18} strokeWidth={1.75} aria-hidden className={classes.icon} />
                <span className={classes.words}>{label}</span>
                {shown && count !== null && (
                  <span className={`${classes.amount} tabular`}>{shown.words(number(count), work)}</span>
                )}
                <ChevronRight size={16} aria-hidden className={classes.icon} />
              </Link>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
