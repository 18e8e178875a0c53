import { allowedPurposes } from './allowed-purposes.ts'
import { forgetVisitor } from './forget-visitor.ts'
import { loadConsented } from './load-consented.ts'
import { offerPixels } from './pixels/offer-pixels.ts'
import { randomId } from './random-id.ts'
import { offerReplays } from './replays/offer-replays.ts'
import { runConsented } from './run-consented.ts'

/** Does what waits for the consent of this visitor, and forgets what an earlier consent has stored. */
export function applyConsent(): void {
  const allowed = allowedPurposes()
  runConsented(allowed)
  loadConsented(allowed)
  forgetVisitor(allowed)
  if (allowed.includes('marketing')) offerPixels()
  offerReplays(allowed.includes('analytics'))
  const isKnown = allowed.includes('analytics') || allowed.includes('marketing')
  if (isKnown && document.body.dataset.countsVisits !== undefined)
    void import('./record-visit.ts').then(({ knowVisitor }) => knowVisitor(allowed, randomId))
}
