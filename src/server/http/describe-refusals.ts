import { statusOf } from '#shared/failure-statuses.ts'
import type { FailureCode } from '#shared/failures.ts'
import type { Contract } from '#shared/http/contract.ts'

/** A call's error answers and required headers, in terms of OpenAPI. */
export interface DescribedRefusals {
  readonly response: Readonly<Record<string, object>>
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
}

/**
 * Describes how a call is refused: by general checks, and by the codes of its contract, grouped by status. Each answer
 * has a `code` and its sentence as `error`; some have facts in addition.
 */
export function describeRefusals(contract: Contract): DescribedRefusals {
  const isPublic = contract.access === 'public'
  const needsCsrfToken = contract.method !== 'GET' && !contract.needsNoCsrfToken
  const codes = new Set([
    'website-not-found',
    'rate-limited',
    ...(isPublic ? [] : ['not-signed-in', 'staff-removed', 'not-permitted']),
    ...(needsCsrfToken ? ['crumb-expired', 'cookies-disabled'] : []),
    ...(contract.body || contract.query ? ['invalid-fields'] : []),
    ...(contract.body ? ['bad-request', 'content-type-unsupported', 'too-large'] : []),
    ...(contract.failures ?? []),
  ])
  const byStatus = Map.groupBy(codes, (code) => statusOf[code as FailureCode] ?? 400)
  const needed = { ...(!isPublic && { session: [] }), ...(needsCsrfToken && { crumb: [] }) }
  return {
    response: Object.fromEntries([...byStatus].map(([status, some]) => [String(status), refusal(some.toSorted())])),
    security: Object.keys(needed).length > 0 ? [needed] : [],
  }
}

const refusal = (codes: readonly string[]) => ({
  description: codes.join(', '),
  type: 'object',
  properties: { code: { type: 'string', enum: codes }, error: { type: 'string' } },
  required: ['code', 'error'],
})
