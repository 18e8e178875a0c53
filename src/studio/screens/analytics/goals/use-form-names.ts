import type { Goal } from '#shared/analytics/goals.ts'
import { listFormsCall } from '#shared/forms/owner-api.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useStaff } from '#studio/session/staff-context.ts'

/** The names of forms by their ids, where a goal counts one and the user may read forms. */
export function useFormNames(goals: readonly Pick<Goal, 'kind'>[]): ReadonlyMap<string, string> {
  const mayRead = useStaff().permissions.includes('forms.read')
  const { data } = useContractQuery(
    listFormsCall,
    {},
    { enabled: mayRead && goals.some(({ kind }) => kind === 'form') },
  )
  return new Map(data?.forms.map(({ id, name }) => [id, name]))
}
