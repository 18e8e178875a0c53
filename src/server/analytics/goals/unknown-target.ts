import { readForm } from '#server/forms/definition/form-store.ts'
import { hasPage } from '#server/pages/find-page.ts'
import type { Scope } from '#server/scope.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import type { Goal } from '#shared/analytics/goals.ts'

/**
 * Why goals cannot be saved: one of them counts a form or page that does not exist; null where all do. Goals that are saved
 * already stay, since their forms and pages may be gone since.
 * @param request a request for a page as visitors see it
 */
export async function unknownTarget(
  scope: Scope,
  request: PageRequest,
  goals: readonly Goal[],
): Promise<'goal-form-unknown' | 'goal-page-unknown' | null> {
  const isSaved = ({ id, kind, target }: Goal) =>
    request.website.goals.some((goal) => goal.id === id && goal.kind === kind && goal.target === target)
  for (const goal of goals.filter((one) => !isSaved(one))) {
    if (goal.kind === 'form' && !(await readForm(scope, goal.target))) return 'goal-form-unknown'
    if (goal.kind === 'page' && !(await hasPage({ ...request, path: goal.target }))) return 'goal-page-unknown'
  }
  return null
}
