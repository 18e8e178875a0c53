import { useSyncExternalStore } from 'react'
import type { Failure } from '#shared/http/failure.ts'

// Any call may find that the session has ended, so this is stored outside of React's tree.
let isOver = false
const listeners = new Set<() => void>()

/** Records that a session has ended or a new one has begun. */
export function setSessionOver(value: boolean): void {
  if (isOver === value) return
  isOver = value
  for (const listener of listeners) listener()
}

/** Checks a refusal of any call for an ended session: the gate then asks for the password. */
export function handleFailure(failure: Failure): void {
  if (failure.code === 'not-signed-in') setSessionOver(true)
}

/** Whether the server has reported that the session is over. */
export function useIsSessionOver(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOver,
  )
}
