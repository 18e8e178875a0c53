import { atom } from 'nanostores'
import type { Contract } from '#shared/http/contract.ts'
import type { Result } from '#shared/http/failure.ts'

/** Whether the last change could not be stored: the server's disk is full, or its database is unavailable. */
export const $isSavingRefused = atom(false)

/**
 * Records the outcome of every call that changes something. Reading calls are ignored: they succeed on a full disk too.
 */
export function handleOutcome({ method }: Pick<Contract, 'method'>, result: Result<unknown>): void {
  if (method === 'GET') return
  if (result.ok) $isSavingRefused.set(false)
  else if (result.failure.code === 'unavailable') $isSavingRefused.set(true)
}
