import { VISIT_MILLISECONDS } from '#shared/analytics/rules.ts'
import { type ActionSums, addAction, addGoal, addStep, toSum } from './count-actions.ts'
import { addConversions, addExposure } from './count-experiments.ts'
import type { CountedEvent, PageTime, ReachedGoal, View, Visit } from './counted.ts'
import { dayOfHour } from './moments.ts'
import type { DailyKind, StoredSums } from './tables.ts'

/** What is added to the stored sums. Numbers may be negative: a visit stops being a bounce with its second view. */
export interface Added {
  readonly days: Map<string, { site: number; kind: DailyKind; day: number; text: number } & StoredSums>
  readonly hours: Map<string, { site: number; hour: number } & StoredSums>
  readonly actions: ActionSums
  /** The visits that are new or have changed. */
  readonly visits: ReadonlySet<Visit>
}

export const visitKey = (site: number, day: number, visitor: number): string => `${site} ${day} ${visitor}`

/** What every visit is counted under, each with the sums of the whole visit. */
const ofVisit = ['entry', 'source', 'channel', 'campaign', 'device', 'browser', 'system', 'country'] as const

/**
 * Counts views, times and actions. Pure: the same events give the same sums, in however many batches they come.
 * @param visits the last visits of their visitors, by `visitKey`; visits of new visitors are added
 */
export function countVisits(events: readonly CountedEvent[], visits: Map<string, Visit>): Added {
  const added: Mutable = { days: new Map(), hours: new Map(), actions: new Map(), visits: new Set() }
  for (const event of events) {
    const key = visitKey(event.site, dayOfHour(event.hour), event.visitor)
    const visit = visits.get(key)
    if (event.kind === 'view') visits.set(key, addView(added, event, visit))
    else if (event.kind === 'error')
      toSum(added.actions, {
        ...{ site: event.site, kind: 'error', day: dayOfHour(event.hour), text: event.error, detail: 0 },
      })
    else if (event.kind === 'action') {
      if (addAction(added.actions, event, visit)) added.visits.add(visit!)
    } else if (visit && event.kind === 'time') addTime(added, event, visit)
    else if (visit && event.kind === 'step' && addStep(added.actions, event, visit)) added.visits.add(visit)
    else if (visit && event.kind === 'exposure' && addExposure(added.actions, event, visit)) added.visits.add(visit)
    else if (visit && event.kind === 'goal' && addReached(added, event, visit)) added.visits.add(visit)
  }
  return added
}

/** Counts a goal by itself, and for the experiments that its visitor has seen. @returns whether the visit has changed */
function addReached({ actions }: Mutable, goal: ReachedGoal, visit: Visit): boolean {
  const isConversion = addConversions(actions, goal, visit)
  return addGoal(actions, goal, visit) || isConversion
}

function addView(added: Mutable, view: View, before: Visit | undefined): Visit {
  const day = dayOfHour(view.hour)
  const goesOn = before !== undefined && view.at - before.last_at <= VISIT_MILLISECONDS
  const visit = goesOn ? before : newVisit(view, day, before)
  const isNewToday = Number(before === undefined)
  const counted = goesOn
    ? { views: 1, bounces: visit.views === 1 ? -1 : 0 }
    : { views: 1, visits: 1, bounces: 1, visitors: isNewToday }
  toDays(added, visit, counted)
  toDay(added, visit, 'page', view.page, { views: 1 })
  const { bounces, ...ofHour } = counted
  toHour(added, view.site, view.hour, { ...ofHour, visitors: Number(before?.last_hour !== view.hour) })
  // A bounce is counted in the hour in which its visit began.
  toHour(added, view.site, visit.started_hour, { bounces })
  if (goesOn) {
    toDay(added, visit, 'exit', visit.exit, { visits: -1 })
    visit.views += 1
    visit.exit = view.page
  }
  toDay(added, visit, 'exit', visit.exit, { visits: 1 })
  // Two processes may write in another order than their visitors came.
  visit.last_at = Math.max(visit.last_at, view.at)
  visit.last_hour = Math.max(visit.last_hour, view.hour)
  added.visits.add(visit)
  return visit
}

function addTime(added: Mutable, { site, hour, page, seconds }: PageTime, visit: Visit): void {
  toDays(added, visit, { seconds })
  toDay(added, visit, 'page', page, { seconds })
  toHour(added, site, hour, { seconds })
}

interface Mutable extends Added {
  readonly visits: Set<Visit>
}

const newVisit = ({ kind: _, hour, at, page, ...view }: View, day: number, before: Visit | undefined): Visit => ({
  ...view,
  ...{ day, steps: before?.steps ?? 0, marks: before?.marks ?? '' },
  ...{ started_hour: hour, last_hour: hour, last_at: at, views: 1, entry: page, exit: page },
})

function toDays(added: Mutable, visit: Visit, sums: Partial<StoredSums>): void {
  toDay(added, visit, 'all', 0, sums)
  for (const kind of ofVisit) toDay(added, visit, kind, visit[kind], sums)
}

function toDay(
  { days }: Mutable,
  { site, day }: Pick<Visit, 'site' | 'day'>,
  kind: DailyKind,
  text: number,
  sums: Partial<StoredSums>,
): void {
  const key = `${site} ${day} ${kind} ${text}`
  const row = days.get(key) ?? { site, kind, day, text, ...nothing }
  days.set(key, addSums(row, sums))
}

function toHour({ hours }: Mutable, site: number, hour: number, sums: Partial<StoredSums>): void {
  const key = `${site} ${hour}`
  hours.set(key, addSums(hours.get(key) ?? { site, hour, ...nothing }, sums))
}

export const nothing: StoredSums = { visitors: 0, visits: 0, views: 0, bounces: 0, seconds: 0 }
const sumNames = Object.keys(nothing) as (keyof StoredSums)[]

/** Adds sums to those of a row, and returns it. */
export function addSums<Row extends StoredSums>(row: Row, sums: Partial<StoredSums>): Row {
  for (const name of sumNames) row[name] += sums[name] ?? 0
  return row
}
