import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Milliseconds in which a screen is read, and moves what stands on it. */
const UNTIL_READ = 4_000

const FIELDS = 'input, select, textarea, button'

/**
 * Leads to the setting that the address names after its `#`: as soon as the screen shows it, it has the focus and stays
 * in view until the rest of the screen is read, or until someone does something.
 */
export function useArrival(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the place where one is already leads there again
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1))
    // This is the link that skips the navigation.
    if (id === '' || id === 'main') return
    let found: HTMLElement | null = null
    function arrive() {
      const place = document.getElementById(id)
      if (!place) return
      if (place !== found) (place.matches(FIELDS) ? place : place.querySelector<HTMLElement>(FIELDS))?.focus()
      found = place
      place.scrollIntoView({ block: 'center' })
    }
    const observer = new MutationObserver(arrive)
    const stop = () => observer.disconnect()
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(stop, UNTIL_READ)
    const acts = ['pointerdown', 'keydown', 'wheel'] as const
    for (const act of acts) window.addEventListener(act, stop, { once: true })
    arrive()
    return () => {
      stop()
      clearTimeout(timer)
      for (const act of acts) window.removeEventListener(act, stop)
    }
  }, [hash, key])
}
