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

/** Reads a paged list: the contract's query takes `after`, its reply has `next`. */
export function useContractPages<C extends Contract>(contract: C, input: InputOf<C>) {
  return useInfiniteQuery<ReplyOf<C>, Error, InfiniteData<ReplyOf<C>>, QueryKey, string | number | null>({
    queryKey: [...keyOf(contract, input), 'pages'],
    queryFn: ({ signal, pageParam }) => {
      const { query, ...rest } = input as { query?: object }
      return ask(
        contract,
        { ...rest, query: { ...query, ...(pageParam !== null && { after: pageParam }) } } as InputOf<C>,
        signal,
      )
    },
    initialPageParam: null,
    getNextPageParam: (reply) => (reply as { next: string | number | null }).next,
    placeholderData: keepPreviousData,
  })
}
