import { LESSON_END } from '#shared/analytics/lessons.ts'
import type { Channel, Device } from '#shared/analytics/schema.ts'
import { posts } from './journal.ts'
import { weighted } from './year.ts'

/** Where visitors of the demo come from, and where they begin. */
interface DemoSource {
  readonly weight: number
  readonly channel: Channel
  readonly source: string
  readonly campaign: string
  readonly entries: readonly { readonly weight: number; readonly path: string }[]
}

const entry = (weight: number, path: string) => ({ weight, path })
const sources: readonly DemoSource[] = [
  {
    ...{ weight: 30, channel: 'direct', source: '', campaign: '' },
    entries: [entry(7, '/'), entry(2, '/shop'), entry(1, '/workshops')],
  },
  {
    ...{ weight: 27, channel: 'search', source: 'google.com', campaign: '' },
    entries: [
      entry(4, '/'),
      entry(3, '/shop/p/harbor-mug'),
      entry(2, '/shop/p/wheel-workshop'),
      entry(1, '/shop/p/moon-jar'),
      entry(2, `/journal/${posts[1]!.urlId}`),
    ],
  },
  {
    ...{ weight: 3, channel: 'search', source: 'duckduckgo.com', campaign: '' },
    entries: [entry(2, '/'), entry(1, '/shop')],
  },
  {
    ...{ weight: 17, channel: 'social', source: 'instagram.com', campaign: '' },
    entries: [entry(3, '/shop/p/moon-jar'), entry(3, '/shop/p/morning-cup'), entry(2, '/')],
  },
  {
    ...{ weight: 7, channel: 'social', source: 'pinterest.com', campaign: '' },
    entries: [entry(3, '/shop/p/shoulder-vase'), entry(2, '/shop/p/noodle-bowl'), entry(1, '/shop/vases')],
  },
  {
    ...{ weight: 6, channel: 'campaign', source: 'newsletter', campaign: 'kiln-letter' },
    entries: [entry(2, '/shop'), entry(2, `/journal/${posts[0]!.urlId}`), entry(1, '/shop/p/seconds-box')],
  },
]
export const articleNote = 'The Midcoast Courier writes about the mill'
/** The newspaper that wrote about the mill: on busy days nearly everybody comes from there. */
const newspaper: DemoSource = {
  ...{ weight: 1, channel: 'link', source: 'midcoast-courier.example', campaign: '' },
  entries: [entry(3, '/'), entry(2, '/about'), entry(1, '/workshops')],
}

interface DemoProgram {
  readonly weight: number
  readonly device: Device
  readonly browser: string
  readonly system: string
}
const programs: readonly DemoProgram[] = [
  { weight: 34, device: 'phone', browser: 'Safari', system: 'iOS' },
  { weight: 18, device: 'phone', browser: 'Chrome', system: 'Android' },
  { weight: 16, device: 'desktop', browser: 'Chrome', system: 'Windows' },
  { weight: 10, device: 'desktop', browser: 'Safari', system: 'macOS' },
  { weight: 9, device: 'desktop', browser: 'Chrome', system: 'macOS' },
  { weight: 5, device: 'desktop', browser: 'Microsoft Edge', system: 'Windows' },
  { weight: 4, device: 'desktop', browser: 'Firefox', system: 'Windows' },
  { weight: 4, device: 'tablet', browser: 'Safari', system: 'iOS' },
]

/** Where visitors live. */
const countries = [
  ...[
    { weight: 84, country: 'US' },
    { weight: 7, country: 'CA' },
    { weight: 3, country: 'GB' },
  ],
  ...[
    { weight: 2, country: 'DE' },
    { weight: 1, country: 'FR' },
    { weight: 1, country: 'JP' },
  ],
  ...[
    { weight: 1, country: 'AU' },
    { weight: 0.5, country: 'NL' },
    { weight: 0.5, country: 'DK' },
  ],
]

/** Pages that people go on to. */
const nextPages = [
  ...[entry(9, '/shop'), entry(5, '/shop/cups'), entry(4, '/shop/table'), entry(3, '/shop/vases')],
  ...[entry(12, '/shop/p/harbor-mug'), entry(7, '/shop/p/morning-cup'), entry(5, '/shop/p/wide-bowl')],
  ...[entry(4, '/shop/p/bottle-vase'), entry(6, '/shop/p/moon-jar'), entry(5, '/shop/p/seconds-box')],
  ...[entry(4, '/shop/p/espresso-pair'), entry(3, '/shop/p/breakfast-set'), entry(4, '/shop/p/wheel-workshop')],
  ...[entry(2, '/shop/p/glaze-notebook'), entry(2, '/shop/p/gift-card'), entry(3, '/shop/p/shoulder-vase')],
  ...[entry(5, '/about'), entry(4, '/workshops'), entry(4, '/journal'), entry(2, `/journal/${posts[0]!.urlId}`)],
  ...[entry(4, '/contact'), entry(3, '/search'), entry(1, '/policies/shipping')],
]
/** What people search for: not all of it is in the shop. */
const searches = [
  ...[entry(12, 'mug'), entry(7, 'bowl'), entry(5, 'gift'), entry(4, 'celadon'), entry(4, 'workshop'), entry(3, 'tea')],
  ...[entry(6, 'teapot'), entry(4, 'butter dish'), entry(2, 'lamp')],
].map(({ weight, path }) => ({ weight, words: path }))
/** Of these nothing is found. */
const missed: ReadonlySet<string> = new Set(['teapot', 'butter dish', 'lamp'])

/** One page of a visit. */
interface DemoView {
  readonly path: string
  /** How long it was visible. */
  readonly seconds: number
  /** What was searched for there, and whether it was found. */
  readonly search?: { readonly words: string; readonly isFound: boolean }
  /** How far a lesson was followed there, in tenths: 0 for its start, `LESSON_END` for its end. */
  readonly reached?: number
}

/** A visit of the demo: nobody made it. */
export interface DemoVisit extends Pick<DemoSource, 'channel' | 'source' | 'campaign'> {
  readonly program: DemoProgram
  readonly country: string
  readonly views: readonly DemoView[]
  /** The ends of the URLs of products that were put into the cart. */
  readonly added: readonly string[]
  readonly hasBegunCheckout: boolean
  readonly hasBought: boolean
}

const BOUNCES = 0.42
const GOES_ON = 0.68
const ADDS = 0.16
const BEGINS = 0.4

const pathOfProduct = (urlId: string) => `/shop/p/${urlId}`

/**
 * A visit of somebody who looks around.
 * @param article from 0 to 1: the share of visitors who come from the newspaper
 */
export function visitOf(random: () => number, article: number): DemoVisit {
  const from = random() < article ? newspaper : weighted(sources, random())
  const views = [viewOf(weighted(from.entries, random()).path, random)]
  if (random() > BOUNCES)
    do views.push(viewOf(weighted(nextPages, random()).path, random))
    while (views.length < 12 && random() < GOES_ON)
  const seen = views.filter(({ path }) => path.startsWith(pathOfProduct('')))
  // What is sold out cannot be added.
  const last = seen.findLast(({ path }) => path !== pathOfProduct('moon-jar'))
  const added = last && random() < ADDS ? [last.path.slice(pathOfProduct('').length)] : []
  const hasBegunCheckout = added.length > 0 && random() < BEGINS
  if (added.length > 0) views.push(viewOf('/cart', random))
  if (hasBegunCheckout) views.push(viewOf('/checkout', random))
  return { ...visitFrom(from, random), views, added, hasBegunCheckout, hasBought: false }
}

/** The visit of somebody who buys. @param bought the ends of the URLs of the products */
export function buyingVisitOf(random: () => number, article: number, bought: readonly string[]): DemoVisit {
  const from = random() < article ? newspaper : weighted(sources, random())
  const paths = [weighted(from.entries, random()).path, '/shop', ...bought.map(pathOfProduct), '/cart', '/checkout']
  const views = paths.map((path) => viewOf(path, random))
  // The demo's customers live in the United States.
  return { ...visitFrom(from, random), country: 'US', views, added: bought, hasBegunCheckout: true, hasBought: true }
}

const FINISHES_LESSON = 0.64
const TAKES_NEXT_LESSON = 0.78

/**
 * The visit of somebody who takes the course, from its first lesson on.
 * @param lessons the paths of its lessons, in their order
 */
export function learningVisitOf(
  random: () => number,
  article: number,
  course: string,
  lessons: readonly string[],
): DemoVisit {
  const from = random() < article ? newspaper : weighted(sources, random())
  const views = [viewOf(weighted(from.entries, random()).path, random), viewOf(course, random)]
  for (const path of lessons) {
    const isFinished = random() < FINISHES_LESSON
    // Who stops, stops rather early. A text tells its start and its end alone.
    const read = isFinished ? 1 : random() ** 1.7
    const seconds = 20 + Math.round(280 * read * (0.8 + 0.4 * random()))
    views.push({ path, reached: isFinished ? LESSON_END : 0, seconds })
    if (!isFinished || random() > TAKES_NEXT_LESSON) break
  }
  return { ...visitFrom(from, random), views, added: [], hasBegunCheckout: false, hasBought: false }
}

const visitFrom = ({ channel, source, campaign }: DemoSource, random: () => number) => ({
  ...{ channel, source, campaign },
  program: weighted(programs, random()),
  country: weighted(countries, random()).country,
})

function viewOf(path: string, random: () => number): DemoView {
  const seconds = Math.round(5 + 110 * random() ** 3)
  if (path !== '/search') return { path, seconds }
  const { words } = weighted(searches, random())
  return { path, seconds, search: { words, isFound: !missed.has(words) } }
}
