import { ownerChange } from '#server/changes/owner-change.ts'
import { type Cell, sendCsv } from '#server/files/send-csv.ts'
import { createPageSources } from '#server/pages/page-sources.ts'
import type { Services } from '#server/services.ts'
import { browserFiles } from '#server/site/browser-files.ts'
import { ownerPageRequest } from '#server/site/owner-page-request.ts'
import { reading } from '#server/stores.ts'
import { MOST_ROWS } from '#shared/analytics/api.ts'
import type { Goal, StoredGoals } from '#shared/analytics/goals.ts'
import * as api from '#shared/analytics/goals-api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { goalsDocument } from './goals-document.ts'
import { readGoals } from './read-goals.ts'
import { splitGoal } from './split-goal.ts'
import { unknownTarget } from './unknown-target.ts'

const ROWS_OF_A_FILE = 10_000

/** What the owner counts as reached, and who reached it. */
export function goalRoutes(services: Services): void {
  const { serve, analytics, browser } = services
  const files = browserFiles(browser.storefront)

  serve(api.getGoalsCall, async ({ website }) => succeed(replyOf(await goalsDocument.read(reading(services, website)))))

  serve(api.saveGoalsCall, async (call) => {
    const { request, website } = call
    const scope = reading(services, website)
    const asked = ownerPageRequest(services, { request, website, files, sources: createPageSources(scope) })
    const unknown = await unknownTarget(scope, asked, call.body.goals)
    if (unknown) return fail(unknown)
    return ownerChange(
      services,
      call,
      (change, batchId) =>
        goalsDocument.save(change, { value: call.body.goals, revision: call.body.revision }, batchId),
      ({ stored, isChanged }, batchId) => ({ ...replyOf(stored), batchId: isChanged ? batchId : null }),
    )
  })

  serve(api.getReachedGoalsCall, async ({ website, query: { step, ...days } }) =>
    succeed(await readGoals(await analytics.open(), website.id, website.goals, days, step)),
  )

  serve(api.exportReachedGoalsCall, async ({ website, reply, query: days }) => {
    const report = await readGoals(await analytics.open(), website.id, website.goals, days, 'day')
    return sendCsv(reply, `${website.slug}-goals-${days.from}-${days.to}.csv`, dayRows(website.goals, report.points))
  })

  serve(api.splitGoalCall, async ({ website, parameters: { goalId }, query: { by, ...days } }) =>
    succeed(await splitGoal(await analytics.open(), website.id, { goalId, by, days }, MOST_ROWS)),
  )

  serve(api.exportGoalCall, async ({ website, reply, parameters: { goalId }, query: { by, ...days } }) => {
    const asked = { goalId, by, days }
    const { rows } = await splitGoal(await analytics.open(), website.id, asked, ROWS_OF_A_FILE)
    return sendCsv(reply, `${website.slug}-goal-${by}-${days.from}-${days.to}.csv`, splitRows(rows))
  })
}

const replyOf = (stored: StoredGoals | null): api.GoalsReply => ({
  goals: stored?.goals ?? [],
  revision: stored?.revision ?? 0,
})

/** The visitors who reached each goal, a row for each day. */
async function* dayRows(goals: readonly Goal[], points: readonly api.GoalPoint[]): AsyncGenerator<readonly Cell[]> {
  yield ['Day', ...goals.map(({ name }) => name)]
  for (const { begins, visitors } of points) yield [begins, ...visitors]
}

async function* splitRows(rows: readonly api.GoalRow[]): AsyncGenerator<readonly Cell[]> {
  yield ['Name', 'Visitors', 'Reached the goal']
  for (const { text, visitors, reached } of rows) yield [text, visitors, reached]
}
