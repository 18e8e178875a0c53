import { refusesTracking } from '../document/refuses-tracking.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Tells the server that the page was opened and what happens on it, where the site counts its visits and the visitor
 * does not object. The code for it is loaded when the page is idle.
 */
export function countVisit(): void {
  if (document.body.dataset.countsVisits === undefined || window.top !== window || refusesTracking()) return
  const early: Event[] = []
  const keep = (event: Event) => void early.push(event)
  addEventListener('error', keep)
  whenIdle(() => {
    void import('./record-visit.ts').then(({ recordVisit }) => recordVisit())
    void import('./watch-page.ts').then(({ watchPage }) => {
      removeEventListener('error', keep)
      watchPage(early)
    })
    void import('./report-speed.ts').then(({ reportSpeed }) => reportSpeed())
  })
}
