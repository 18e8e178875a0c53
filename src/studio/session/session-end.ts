import { useSyncExternalStore } from 'react'
import type { Failure } from '#shared/http/failure.ts'

// Any call may learn that the session is over, so the news travels beside React's tree.
let isOver = false
const listeners = new Set<() => void>()

/** Says that a session has ended, or that a new one has begun. */
export function setSessionOver(value: boolean): void {
  if (isOver === value) return
  isOver = value
  for (const listener of listeners) listener()
}

/** Hears from a refusal, no matter who got it, that no one is signed in any more: the gate asks for the password then. */
export function heedRefusal(failure: Failure): void {
  if (failure.code === 'not-signed-in') setSessionOver(true)
}

/** Whether the server has said that no one is signed in any more. */
export function useIsSessionOver(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOver,
  )
}
