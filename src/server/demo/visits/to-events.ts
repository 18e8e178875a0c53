import type { DemoVisit } from '#demo/visits.ts'
import { hourOf } from '#server/analytics/moments.ts'
import type { Recorded, RecordedEvent } from '#server/analytics/recorded.ts'
import type { ActionKind, ShopStep } from '#shared/analytics/actions.ts'
import { lessonActions, NOT_STARTED } from '#shared/analytics/lessons.ts'
import { bucketOf, ratingOf, type SpeedMetric } from '#shared/analytics/speed.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import type { Product } from '#shared/products/schema.ts'

/** A lesson of the demo's course, with the path of its page. */
export interface DemoLesson {
  readonly id: string
  readonly path: string
}

/** The site that was visited. */
export interface VisitedSite {
  readonly websiteId: string
  readonly timeZone: string
  readonly now: number
  readonly products: readonly Product[]
  readonly lessons: readonly DemoLesson[]
}

/** Page speed is shown for some weeks only. */
const DAYS_OF_SPEED = 90
/** A visitor's number has as many bits as a real one. */
const VISITORS = 2 ** 48

/** What pages and server would have recorded of a visit. @param at when it ended, in milliseconds */
export function toEvents(site: VisitedSite, visit: DemoVisit, at: number, random: () => number): RecordedEvent[] {
  const { websiteId, timeZone, products, lessons } = site
  const visitor = Math.floor(random() * VISITORS)
  const duration = visit.views.reduce((sum, { seconds }) => sum + seconds, 0) * 1000
  let time = at - duration
  const seen = (): Recorded => ({ websiteId, hour: hourOf(time, timeZone), at: time, visitor })
  const events: RecordedEvent[] = []
  const act = (action: ActionKind, text: string, detail = '') =>
    events.push({ kind: 'action', ...seen(), action, text, detail })
  const step = (name: ShopStep) => events.push({ kind: 'step', ...seen(), step: name })
  const { channel, source, campaign, program, country } = visit
  const { device, browser, system } = program
  for (const { path, seconds, search, reached } of visit.views) {
    events.push({ kind: 'view', ...seen(), page: path, channel, source, campaign, device, browser, system, country })
    const product = products.find(({ urlId }) => path === `/shop/p/${urlId}`)
    if (product) {
      act('product-viewed', product.id)
      step('viewed')
    }
    if (search) act(search.isFound ? 'search-found' : 'search-missed', search.words)
    const lesson = reached === undefined ? undefined : lessons.find((one) => one.path === path)
    if (lesson) for (const { kind, detail } of lessonActions(NOT_STARTED, reached!)) act(kind, lesson.id, detail)
    if (path === '/checkout') step('begun')
    if (site.now - time < DAYS_OF_SPEED * DAY_MILLISECONDS)
      events.push(...speedOf(seen(), { path, device, picture: product?.pictures[0] }, random))
    time += seconds * 1000
    events.push({ kind: 'time', ...seen(), page: path, seconds })
  }
  for (const urlId of visit.added) {
    act('product-added', products.find((one) => one.urlId === urlId)!.id)
    step('added')
  }
  if (visit.hasBought) step('bought')
  return events
}

/** A page that took this many times longer than it should came through a slow connection. */
const SLOW_CONNECTION = 3.2
/** What a typical page needs, in milliseconds; a shift has no unit. */
const typical: Readonly<Record<Exclude<SpeedMetric, 'FID'>, number>> = { FCP: 620, LCP: 1_050, CLS: 0.004, INP: 48 }

interface LoadedPage {
  readonly path: string
  readonly device: DemoVisit['program']['device']
  /** The largest picture of the page. */
  readonly picture: Picture | undefined
}

function speedOf(seen: Recorded, { path, device, picture }: LoadedPage, random: () => number): RecordedEvent[] {
  const slowness = (device === 'desktop' ? 1 : 1.7) * (0.6 + 2.4 * random() ** 4)
  const connection = slowness > SLOW_CONNECTION ? '3g' : '4g'
  const pageType = path.startsWith('/shop/p/') ? pageTypes.contentItem : pageTypes.collection
  return Object.entries(typical).flatMap(([name, value]): RecordedEvent[] => {
    const metric = name as SpeedMetric
    const measured = value * slowness * (0.8 + 0.4 * random())
    const rating = ratingOf(metric, measured)
    const act = (action: ActionKind, text: string, detail: string): RecordedEvent => ({
      ...{ kind: 'action', ...seen, action, text, detail },
    })
    return [
      { kind: 'speed', ...seen, metric, pageType, device, rating, bucket: bucketOf(metric, measured), connection },
      ...(metric === 'LCP' && rating !== 'good' && picture
        ? [act('speed-cause', new URL(picture.assetUrl, 'http://site').pathname, `LCP ${path}`)]
        : []),
    ]
  })
}
