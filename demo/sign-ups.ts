import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { customers } from './customers.ts'
import { momentsOfYear, weighted } from './year.ts'

/** Somebody who signed up to the newsletter. Times are milliseconds since 1970. */
export interface DemoSignUp {
  readonly email: string
  readonly at: number
  readonly source: 'form' | 'checkout'
  /** '' at checkout. */
  readonly page: string
  /** Null where the link of the email was not opened. */
  readonly confirmedAt: number | null
  readonly leftAt: number | null
}

const SIGN_UPS = 420
const MINUTE = 60_000
/** Of a hundred people. */
const AT_CHECKOUT = 0.3
const CONFIRMED = { form: 0.78, checkout: 0.64 }
const LEFT = 0.12
/** The longest that someone stays who leaves. */
const DAYS_UNTIL_LEAVING = 150

/** Where the form in the footer is filled in. */
const pages = [
  ...[
    { path: '/', weight: 6 },
    { path: '/shop', weight: 5 },
    { path: '/journal', weight: 4 },
  ],
  ...[
    { path: '/about', weight: 2 },
    { path: '/workshops', weight: 2 },
    { path: '/shop/p/moon-jar', weight: 1 },
  ],
]

/**
 * The sign-ups of a year, the oldest first: more on busy days, as visits and orders. Their addresses end in example.com,
 * where no email arrives, and are all different.
 * @param random numbers from 0 to 1
 */
export function signUpsOfYear(now: number, random: () => number): DemoSignUp[] {
  return momentsOfYear(SIGN_UPS, now, random)
    .filter((at) => at < now)
    .map((at, index) => {
      const source = random() < AT_CHECKOUT ? 'checkout' : 'form'
      const page = source === 'form' ? weighted(pages, random()).path : ''
      const confirmedAt = at + Math.round((2 + 600 * random() ** 3) * MINUTE)
      const isConfirmed = random() < CONFIRMED[source] && confirmedAt < now
      const leftAt = confirmedAt + Math.round((1 + DAYS_UNTIL_LEAVING * random()) * DAY_MILLISECONDS)
      const hasLeft = random() < LEFT && isConfirmed && leftAt < now
      return {
        ...{ email: addressOf(index, random), at, source, page },
        confirmedAt: isConfirmed ? confirmedAt : null,
        leftAt: hasLeft ? leftAt : null,
      } as const
    })
}

/** A first name with another's last name, and a number that no other address has. */
function addressOf(index: number, random: () => number): string {
  const any = () => customers[Math.floor(random() * customers.length)]!
  return `${any().firstName}.${any().lastName}${100 + index}@example.com`.toLowerCase()
}
