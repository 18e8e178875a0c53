import type { Website } from '#server/websites/website.ts'
import { markOf } from '#shared/experiments/schema.ts'
import { variants } from '#shared/experiments/variants.ts'
import type { Analytics } from './analytics.ts'
import { assignedVariant } from './assigned-variant.ts'
import type { Recorded } from './recorded.ts'

/**
 * Records that a visitor saw a version of a page that is tested. What they could not have seen is not recorded: the mark
 * comes from the browser.
 */
export function recordExposure(
  analytics: Pick<Analytics, 'record'>,
  { experiments }: Pick<Website, 'experiments'>,
  seen: Recorded,
  { mark, page, cookies }: { readonly mark: string; readonly page: string; readonly cookies: string },
): void {
  const experiment = experiments.find(({ id }) => variants.some((variant) => mark === markOf(id, variant)))
  if (experiment?.path !== page) return
  const variant = assignedVariant(experiment, cookies, seen)
  if (mark === markOf(experiment.id, variant))
    analytics.record({ kind: 'exposure', ...seen, experiment: experiment.id, variant })
}
