import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is out of sight. */
export function useIsOut(element: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsOut(!entries.at(-1)!.isIntersecting))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
