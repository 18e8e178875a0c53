import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Whether the bottom bar replaces the row with the add button, which is off screen. */
export function useBarShown(row: RefObject<Element | null>): boolean {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const bar = row.current!.closest('form')?.querySelector('.buy-bar')
    // Wide screens and quick views have no bar: CSS decides.
    const hasBar = () => bar != null && getComputedStyle(bar).display !== 'none'
    // Scrolls and taps are handled first.
    const observer = new IntersectionObserver((entries) =>
      startTransition(() => setIsShown(!entries.at(-1)!.isIntersecting && hasBar())),
    )
    observer.observe(row.current!)
    return () => observer.disconnect()
  }, [row])
  return isShown
}
