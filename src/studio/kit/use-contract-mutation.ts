import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { Contract, InputOf, ReplyOf } from '#shared/http/contract.ts'
import { showRefusal } from './notices.tsx'
import { ask, keyOf } from './use-contract-query.ts'

interface MutationOptions<C extends Contract> {
  /** Contracts whose cached replies are outdated after the change. */
  readonly outdates?: readonly Contract[]
  readonly onDone?: (reply: ReplyOf<C>, input: InputOf<C>) => void
  /** Shows the refusal in its own place; without it, a notification does. */
  readonly onRefused?: (error: unknown) => void
  /** Whether it runs once at a time: the second press of a button that isn't drawn as busy yet does nothing. */
  readonly isSingle?: boolean
}

/** Changes something by contract, and marks cached replies as outdated. */
export function useContractMutation<C extends Contract>(contract: C, options: MutationOptions<C> = {}) {
  const client = useQueryClient()
  const isRunning = useRef(false)
  const mutation = useMutation<ReplyOf<C>, unknown, InputOf<C>>({
    mutationFn: (input) => ask(contract, input),
    onSuccess: (reply, input) => {
      for (const one of options.outdates ?? []) void client.invalidateQueries({ queryKey: keyOf(one) })
      options.onDone?.(reply, input)
    },
    onError: (error) => (options.onRefused ?? showRefusal)(error),
    onSettled: () => {
      isRunning.current = false
    },
  })
  const { mutate } = mutation
  const mutateOnce = useCallback<typeof mutate>(
    (...given) => {
      if (isRunning.current) return
      isRunning.current = true
      mutate(...given)
    },
    [mutate],
  )
  return options.isSingle ? { ...mutation, mutate: mutateOnce } : mutation
}
