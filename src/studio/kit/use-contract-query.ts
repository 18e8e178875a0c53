import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '#shared/http/call.ts'
import type { Contract, InputOf, ReplyOf } from '#shared/http/contract.ts'
import { handleFailure } from '#studio/session/session-end.ts'
import { Refusal } from './refusal.ts'
import { handleOutcome } from './saving-refused.ts'

/**
 * The cache key of a contract's replies. All inputs share its first two parts, so that they become outdated together.
 */
export function keyOf<C extends Contract>(contract: C, input?: InputOf<C>): QueryKey {
  return input === undefined ? [contract.method, contract.path] : [contract.method, contract.path, input]
}

/** Calls by contract and throws refusals, for TanStack Query. */
export async function ask<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  signal?: AbortSignal,
): Promise<ReplyOf<C>> {
  const result = await call(contract, input, signal ? { signal } : {})
  handleOutcome(contract, result)
  if (result.ok) return result.value
  handleFailure(result.failure)
  throw new Refusal(result.failure)
}

interface QueryOptions<Reply> {
  readonly enabled?: boolean
  /** Milliseconds between two requests; false for none. */
  readonly refetchInterval?: number | false | ((reply: Reply | undefined) => number | false)
  /** Shows the previous reply until the new one has arrived, as in a search while typing. */
  readonly keepsPreviousData?: boolean
  readonly staleTime?: number
}

/** Reads by contract. */
export function useContractQuery<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: QueryOptions<ReplyOf<C>> = {},
) {
  const { refetchInterval, keepsPreviousData, ...rest } = options
  return useQuery<ReplyOf<C>>({
    ...rest,
    queryKey: keyOf(contract, input),
    queryFn: ({ signal }) => ask(contract, input, signal),
    ...(keepsPreviousData && { placeholderData: keepPreviousData as never }),
    ...(refetchInterval !== undefined && {
      refetchInterval:
        typeof refetchInterval === 'function'
          ? (query: { state: { data: unknown } }) => refetchInterval(query.state.data as ReplyOf<C> | undefined)
          : refetchInterval,
    }),
  })
}

/** How a contract names the end of a page in its query, and in its reply. */
interface PageNames {
  readonly asked: string
  readonly next: string
}

/** The names in the calls of the studio. */
export const pageNames: PageNames = { asked: 'after', next: 'next' }

/** The names in calls that other software knows. */
export const cursorNames: PageNames = { asked: 'cursor', next: 'nextPageCursor' }

/** Reads a paged list: the contract's query takes `after` and its reply has `next`, where it has no other names. */
export function useContractPages<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  names: PageNames = pageNames,
  /** Milliseconds until what is shown is read again; false for never. */
  refetchInterval: (pages: readonly ReplyOf<C>[]) => number | false = () => false,
) {
  return useInfiniteQuery<ReplyOf<C>, Error, InfiniteData<ReplyOf<C>>, QueryKey, string | number | null>({
    queryKey: [...keyOf(contract, input), 'pages'],
    queryFn: ({ signal, pageParam }) => {
      const { query, ...rest } = input as { query?: object }
      const page = pageParam === null ? {} : { [names.asked]: pageParam }
      return ask(contract, { ...rest, query: { ...query, ...page } } as InputOf<C>, signal)
    },
    initialPageParam: null,
    getNextPageParam: (reply) => (reply as Record<string, string | number | null>)[names.next] ?? null,
    placeholderData: keepPreviousData,
    refetchInterval: (query) => refetchInterval(query.state.data?.pages ?? []),
  })
}
