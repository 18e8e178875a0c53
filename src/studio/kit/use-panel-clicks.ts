import { useEffect } from 'react'
import type { InterfacePanel } from '#shared/analytics/declared-events.ts'
import { trackEvent } from '#storefront/hydration/track-event.ts'

/** What people press. */
const PRESSED = 'button, a[href], [role="menuitem"], [role="tab"], [role="option"], [role="gridcell"]'

/**
 * Tells that something was pressed on a screen, in its dialogs too, while it is open: `interface-click`
 * (`declaredEvents`), with the panel and nothing of what it is about. The navigation around it does not count.
 */
export function usePanelClicks(panel: InterfacePanel): void {
  useEffect(() => {
    const tell = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(PRESSED) || target.closest('nav')) return
      // What cannot be sent is not counted.
      void trackEvent('interface-click', { object_identifier: panel }).catch(() => {})
    }
    document.addEventListener('click', tell, { capture: true })
    return () => document.removeEventListener('click', tell, { capture: true })
  }, [panel])
}
