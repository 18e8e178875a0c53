import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Contract, InputOf, ReplyOf } from '#shared/http/contract.ts'
import { showRefusal } from './notices.tsx'
import { ask, keyOf } from './use-contract-query.ts'

interface MutationOptions<C extends Contract> {
  /** Contracts whose cached replies are outdated after the change. */
  readonly outdates?: readonly Contract[]
  readonly onDone?: (reply: ReplyOf<C>, input: InputOf<C>) => void
  /** Shows the refusal in its own place; without it, a notification does. */
  readonly onRefused?: (error: unknown) => void
}

/** Changes something by contract, and marks cached replies as outdated. */
export function useContractMutation<C extends Contract>(contract: C, options: MutationOptions<C> = {}) {
  const client = useQueryClient()
  return useMutation<ReplyOf<C>, unknown, InputOf<C>>({
    mutationFn: (input) => ask(contract, input),
    onSuccess: (reply, input) => {
      for (const one of options.outdates ?? []) void client.invalidateQueries({ queryKey: keyOf(one) })
      options.onDone?.(reply, input)
    },
    onError: (error) => (options.onRefused ?? showRefusal)(error),
  })
}
