import { seededNumbers } from '#demo/seeded-numbers.ts'
import { buyingVisitOf, type DemoVisit, learningVisitOf, visitOf } from '#demo/visits.ts'
import { articleOf, momentsOfYear } from '#demo/year.ts'
import { deleteOldVisits } from '#server/analytics/delete-old.ts'
import { recordEvent } from '#server/analytics/goals-reached.ts'
import { createTextLimits } from '#server/analytics/limit-texts.ts'
import { createNumberKeeper } from '#server/analytics/number-texts.ts'
import type { RecordedEvent } from '#server/analytics/recorded.ts'
import { writeBatch } from '#server/analytics/write-batch.ts'
import type { Services } from '#server/services.ts'
import type { Goal } from '#shared/analytics/goals.ts'
import { defaultAnalyticsSettings } from '#shared/analytics/schema.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { Product } from '#shared/products/schema.ts'
import { readBuyers } from './read-buyers.ts'
import { readCourse } from './read-course.ts'
import { toEvents, type VisitedSite } from './to-events.ts'

/** One in 35 visitors buys something. */
const VISITS = 9_000
/** How many people took the course in this year. */
const LEARNERS = 240
const EVENTS_OF_A_BATCH = 5_000

/**
 * Gives the demo a year of visits, with the visit of each of its orders: made up, like the orders themselves. The same
 * seed makes the same visits; only their dates follow the clock. Like real ones, they are kept as sums.
 */
export async function fillVisits(
  services: Services,
  { id, timeZone, goals }: { readonly id: string; readonly timeZone: string; readonly goals: readonly Goal[] },
  products: readonly Product[],
): Promise<void> {
  const now = Date.now()
  const random = seededNumbers(518)
  const course = await readCourse(services.database, id)
  const site: VisitedSite = { websiteId: id, timeZone, now, products, lessons: course.lessons }
  const write = await writer(services, goals, now - defaultAnalyticsSettings.keptDays * DAY_MILLISECONDS)
  for (const at of momentsOfYear(VISITS, now, random)) {
    const visit = visitOf(random, articleOf(at))
    if (at < now) await write(toEvents(site, visit, at, random))
  }
  for (const { at, bought } of await readBuyers(services.database, id, products)) {
    const visit: DemoVisit = buyingVisitOf(random, articleOf(at), bought)
    await write(toEvents(site, visit, at, random))
  }
  // Numbers of their own, so that all other visits stay as they are.
  const randomOfLearners = seededNumbers(627)
  const lessonPaths = course.lessons.map(({ path }) => path)
  for (const at of momentsOfYear(LEARNERS, now, randomOfLearners)) {
    const visit = learningVisitOf(randomOfLearners, articleOf(at), course.path, lessonPaths)
    if (at < now) await write(toEvents(site, visit, at, randomOfLearners))
  }
  await write.end()
  await deleteOldVisits(services, id, now, () => false)
}

/** Writes events in transactions of some thousand, as the running server does. */
async function writer(services: Pick<Services, 'analytics'>, goals: readonly Goal[], viewsSince: number) {
  const database = await services.analytics.open()
  const counted = { numbers: createNumberKeeper(), limits: createTextLimits(), viewsSince }
  let events: RecordedEvent[] = []
  async function end(): Promise<void> {
    await writeBatch(database, { events, leftOut: [] }, counted)
    events = []
  }
  async function write(more: readonly RecordedEvent[]): Promise<void> {
    for (const event of more) recordEvent({ record: (one) => void events.push(one) }, goals, event)
    if (events.length >= EVENTS_OF_A_BATCH) await end()
  }
  return Object.assign(write, { end })
}
