import { QueryClient } from '@tanstack/react-query'
import { codeOf } from './refusal.ts'

/** Temporary failures, which are retried; others would only fail again. */
const PASSING = new Set(['network', 'unavailable', 'rate-limited'])
const MOST_RETRIES = 2

/** The one query client. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
