import { goalsDocument } from '#server/analytics/goals/goals-document.ts'
import { newId } from '#server/identifiers.ts'
import { readOwnPage } from '#server/pages/page-store.ts'
import { publishContent } from '#server/pages/versions/publish-version.ts'
import { readSavedVersion } from '#server/pages/versions/saved-version-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import type * as api from '#shared/experiments/api.ts'
import { type Experiment, type ExperimentPlan, experimentLimits, isRunning } from '#shared/experiments/schema.ts'
import type { Variant } from '#shared/experiments/variants.ts'
import type { FailuresOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { experimentsDocument } from './experiments-document.ts'

/** Begins an experiment with a published page. */
export async function startExperiment(
  scope: ChangeScope,
  plan: ExperimentPlan,
  batchId: string,
): Promise<Result<Experiment, FailuresOf<typeof api.startExperimentCall>>> {
  const before = await lock(scope)
  if (before.experiments.length >= experimentLimits.experiments) return fail('experiments-full')
  if (before.experiments.some((one) => isRunning(one) && one.pageId === plan.pageId)) return fail('experiment-runs')
  const page = await readOwnPage(scope, plan.pageId)
  if (page?.status !== 'published' || page.purpose !== 'page' || page.passwordHash !== null)
    return fail('experiment-page-unseen')
  if ((await readSavedVersion(scope, plan.versionId))?.pageId !== page.id) return fail('page-version-not-found')
  const goals = (await goalsDocument.read(scope))?.goals ?? []
  if (!goals.some(({ id }) => id === plan.goalId)) return fail('goal-not-found')
  const experiment = { ...plan, id: newId(), startedAt: Date.now(), endedAt: null, outcome: null }
  const saved = await save(scope, before, [experiment, ...before.experiments], batchId)
  return saved.ok ? succeed(experiment) : saved
}

/** Ends an experiment. The version that all visitors see from now on is published, in the same change. */
export async function endExperiment(
  scope: ChangeScope,
  { experimentId, outcome }: { readonly experimentId: string; readonly outcome: Variant },
  batchId: string,
): Promise<Result<void, FailuresOf<typeof api.endExperimentCall>>> {
  const before = await lock(scope)
  const experiment = before.experiments.find(({ id }) => id === experimentId)
  if (!experiment) return fail('experiment-not-found')
  if (!isRunning(experiment)) return fail('experiment-over')
  if (outcome === 'version') {
    const version = await readSavedVersion(scope, experiment.versionId)
    if (version?.pageId !== experiment.pageId) return fail('page-version-not-found')
    if (!(await publishContent(scope, version, batchId))) return fail('page-version-not-found')
  }
  const ended = before.experiments.map((one) =>
    one === experiment ? { ...one, endedAt: Math.max(Date.now(), one.startedAt), outcome } : one,
  )
  const saved = await save(scope, before, ended, batchId)
  return saved.ok ? succeed(undefined) : saved
}

/** Deletes an experiment; its page stays as it is. */
export async function deleteExperiment(
  scope: ChangeScope,
  experimentId: string,
  batchId: string,
): Promise<Result<void, FailuresOf<typeof api.deleteExperimentCall>>> {
  const before = await lock(scope)
  const others = before.experiments.filter(({ id }) => id !== experimentId)
  if (others.length === before.experiments.length) return fail('experiment-not-found')
  const saved = await save(scope, before, others, batchId)
  return saved.ok ? succeed(undefined) : saved
}

/** The experiments, locked until the commit. */
async function lock(scope: ChangeScope) {
  await scope.raiseVersion()
  return (await experimentsDocument.read(scope)) ?? { experiments: [], revision: 0 }
}

const save = (scope: ChangeScope, { revision }: { readonly revision: number }, value: Experiment[], batchId: string) =>
  experimentsDocument.save(scope, { value, revision }, batchId)
