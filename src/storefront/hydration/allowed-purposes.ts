import { type ConsentPurpose, choiceIn, purposesFor } from '#shared/consent/choice.ts'
import { refusesTracking } from '../document/refuses-tracking.ts'

/**
 * What this visitor agrees to. The one place that knows: whatever stores something in a browser, or loads something from
 * another company by itself, asks here (decision 118). Empty where the site does not ask.
 */
export function allowedPurposes(): ConsentPurpose[] {
  const { consentVersion } = document.body.dataset
  const chosen = consentVersion === undefined ? null : choiceIn(document.cookie, Number(consentVersion))
  return purposesFor(chosen ?? [], refusesTracking())
}
