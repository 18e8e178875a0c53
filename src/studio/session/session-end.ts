import { useSyncExternalStore } from 'react'
import type { Failure } from '#shared/http/failure.ts'

/** Why a session is over: it has ended, or its person was removed from the site. Null while it goes on. */
export type SessionEnd = 'ended' | 'removed' | null

// Any call may find that the session is over, so this is stored outside of React's tree.
let end: SessionEnd = null
const listeners = new Set<() => void>()

/** Records that a session is over, or that a new one has begun. */
export function setSessionEnd(value: SessionEnd): void {
  if (end === value) return
  end = value
  for (const listener of listeners) listener()
}

/** Checks a refusal of any call for a session that is over: the gate then asks for the password, or says why. */
export function handleFailure(failure: Failure): void {
  if (failure.code === 'staff-removed') setSessionEnd('removed')
  else if (failure.code === 'not-signed-in') setSessionEnd('ended')
}

/** Whether and why the server has reported that the session is over. */
export function useSessionEnd(): SessionEnd {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => end,
  )
}
