import { recordActions } from './record-actions.ts'
import { reportErrors } from './report-errors.ts'
import { trackPage } from './track-page.ts'

/**
 * Tells what happens on this page after it was opened.
 * @param early errors that happened before this code was loaded
 */
export function watchPage(early: readonly Event[]): void {
  reportErrors(early)
  recordActions()
  trackPage()
}
