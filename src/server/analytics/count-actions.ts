import { isOfProduct, shopDimensions, shopSteps } from '#shared/analytics/actions.ts'
import { goalDimensions } from '#shared/analytics/goals.ts'
import type { Action, ReachedGoal, Step, Visit } from './counted.ts'
import { addMark } from './marks.ts'
import { dayOfHour } from './moments.ts'
import type { StoredActionKind } from './tables.ts'

/** What is added to the stored counts, by their keys. */
export type ActionSums = Map<
  string,
  { site: number; kind: StoredActionKind; day: number; text: number; detail: number; count: number }
>

/**
 * Counts an action. One on a product is counted by the channel of the visit, where there is one. A lesson is started once
 * a day by each visitor: one that is a text alone reports it whenever it is opened.
 * @returns whether the visit has changed
 */
export function addAction(sums: ActionSums, { site, hour, action, text, detail }: Action, visit?: Visit): boolean {
  const isMarked = action === 'lesson-started' && visit !== undefined
  if (isMarked && !addMark(visit, `l${text}`)) return false
  const day = dayOfHour(hour)
  toSum(sums, { site, kind: action, day, text, detail: isOfProduct(action) ? (visit?.channel ?? 0) : detail })
  return isMarked
}

/**
 * Counts a step, once a day for each visitor, under the source and device of the visit.
 * @returns whether it was the first time; then the visit has changed
 */
export function addStep(sums: ActionSums, { site, hour, step, stepText }: Step, visit: Visit): boolean {
  const bit = 1 << shopSteps.indexOf(step)
  if (visit.steps & bit) return false
  visit.steps |= bit
  for (const dimension of shopDimensions) {
    const text = dimension === 'all' ? 0 : visit[dimension]
    toSum(sums, { site, kind: `shop-${dimension}`, day: dayOfHour(hour), text, detail: stepText })
  }
  return true
}

/**
 * Counts a goal: each time, and once a day for each visitor, under the source and first page of the visit.
 * @returns whether it was the first time; then the visit has changed
 */
export function addGoal(sums: ActionSums, { site, hour, goal }: ReachedGoal, visit: Visit): boolean {
  const day = dayOfHour(hour)
  toSum(sums, { site, kind: 'goal-times', day, text: 0, detail: goal })
  if (!addMark(visit, String(goal))) return false
  for (const dimension of goalDimensions) {
    const text = dimension === 'all' ? 0 : visit[dimension]
    toSum(sums, { site, kind: `goal-${dimension}`, day, text, detail: goal })
  }
  return true
}

/** Adds to a count. */
export function toSum(
  sums: ActionSums,
  row: { site: number; kind: StoredActionKind; day: number; text: number; detail: number },
  count = 1,
): void {
  const key = Object.values(row).join(' ')
  sums.set(key, { ...row, count: (sums.get(key)?.count ?? 0) + count })
}
