import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** The names of the elements that cannot be drawn: each is drawn alone, where nobody sees it. */
export function findBroken(parts: readonly ReactElement[]): ReadonlySet<string> {
  return new Set(parts.filter((part) => !canDraw(part)).map(({ key }) => String(key)))
}

function canDraw(part: ReactElement): boolean {
  let isDrawn = true
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: () => {
      isDrawn = false
    },
  })
  flushSync(() => root.render(part))
  root.unmount()
  return isDrawn
}
