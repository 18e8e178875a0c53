import { atom } from 'nanostores'
import type { Contract } from '#shared/http/contract.ts'
import type { Result } from '#shared/http/failure.ts'

/** Whether the last change that was sent could not be kept: the server's disk is full, or its database away. */
export const $isSavingRefused = atom(false)

/** Hears how a call went, no matter who made it. What is only read tells nothing: a full disk is read as ever. */
export function heedOutcome({ method }: Pick<Contract, 'method'>, result: Result<unknown>): void {
  if (method === 'GET') return
  if (result.ok) $isSavingRefused.set(false)
  else if (result.failure.code === 'unavailable') $isSavingRefused.set(true)
}
