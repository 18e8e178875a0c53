import { useEffect, useEffectEvent, useState } from 'react'

/** What the platform uses to close things: Back on Android. Only Chromium has it; TypeScript does not know it yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void
}
declare const CloseWatcher: (new () => CloseWatcher) | undefined

/**
 * Closes what is open with the Back button or gesture of a phone, which would leave the page otherwise. No entry of the
 * history is used, so that the router and questions before unsaved changes are not affected. With a keyboard, Escape
 * does it.
 * @param close may leave it open, to ask first
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  /** Each request uses up what receives it: what stays open needs a new one. */
  const [requests, setRequests] = useState(0)
  const onRequest = useEffectEvent(() => {
    close()
    setRequests(requests + 1)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new one after each request
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === 'undefined' || !matchMedia('(pointer: coarse)').matches) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => onRequest())
    return () => watcher.destroy()
  }, [isOpen, requests])
}
