import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { whoAmICall } from '#shared/sign-in/schema.ts'
import { codeOf } from './refusal.ts'
import { keyOf } from './use-contract-query.ts'

/** Temporary failures, which are retried; others would only fail again. */
const PASSING = new Set(['network', 'unavailable', 'rate-limited'])
const MOST_RETRIES = 2

/** The one query client. */
export function createQueryClient(): QueryClient {
  // An administrator may have changed the role of the signed-in user meanwhile: the navigation follows.
  const readRoleAgain = (error: unknown) => {
    if (codeOf(error) === 'not-permitted') void client.invalidateQueries({ queryKey: keyOf(whoAmICall) })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: readRoleAgain }),
    mutationCache: new MutationCache({ onError: readRoleAgain }),
    defaultOptions: {
      queries: {
        // Parts of one screen share a reply; a screen that is opened again shows the cached reply and fetches it again.
        staleTime: 1_000,
        gcTime: 10 * 60_000,
        retry: (failures, error) => failures < MOST_RETRIES && PASSING.has(codeOf(error)),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
