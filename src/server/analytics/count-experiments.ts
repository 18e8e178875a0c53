import { type ActionSums, toSum } from './count-actions.ts'
import type { Exposure, ReachedGoal, Visit } from './counted.ts'
import { addMark, marksOf } from './marks.ts'
import { dayOfHour } from './moments.ts'

/** A visitor who saw a version: the number of the experiment, and the version. */
const EXPOSED = /^x(\d+)\.(original|version)$/

/**
 * Counts a visitor who saw a version of a tested page, once a day. Who agrees to be recognized while they visit may see
 * the other version afterwards: they count for the first one.
 * @returns whether it was the first time; then the visit has changed
 */
export function addExposure(sums: ActionSums, { site, hour, experiment, variant }: Exposure, visit: Visit): boolean {
  if (marksOf(visit).some((mark) => mark.startsWith(`x${experiment}.`))) return false
  addMark(visit, `x${experiment}.${variant}`)
  toSum(sums, { site, kind: `experiment-${variant}`, day: dayOfHour(hour), text: experiment, detail: 0 })
  return true
}

/**
 * Counts a goal for each version that its visitor has seen before, once a day.
 * @returns whether it counted for one; then the visit has changed
 */
export function addConversions(sums: ActionSums, { site, hour, goal }: ReachedGoal, visit: Visit): boolean {
  let isChanged = false
  for (const mark of marksOf(visit)) {
    const [, experiment, variant] = EXPOSED.exec(mark) ?? []
    if (!experiment || !addMark(visit, `${mark}:${goal}`)) continue
    isChanged = true
    const kind = variant === 'version' ? 'experiment-version' : 'experiment-original'
    toSum(sums, { site, kind, day: dayOfHour(hour), text: Number(experiment), detail: goal })
  }
  return isChanged
}
