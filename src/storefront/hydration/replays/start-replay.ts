import { OVERRIDE, overrideOf } from '#shared/experiments/override.ts'
import type { Variant } from '#shared/experiments/variants.ts'
import { drawnVariant, isEligible, type ReplayOffer } from '#shared/replays/rules.ts'

const DRAWN_KEY = 'replay-variant'
let isStarted = false

/** Records this visit if all conditions hold (`isEligible`). */
export function startReplay(offer: ReplayOffer): void {
  if (isStarted) return
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const cores = navigator.hardwareConcurrency ?? 0
  try {
    if (!isEligible(offer, { timeZone: timeZone ?? '', cores, variant: variantOf(offer) })) return
  } catch {
    // A browser without storage cannot keep a recording over pages.
    return
  }
  isStarted = true
  void import('./record-replay.ts').then(({ recordReplay }) => recordReplay())
  if (offer.usesFullStory) void import('./load-full-story.ts').then(({ loadFullStory }) => loadFullStory())
}

/** What was drawn for this tab, or chosen where that is possible. @throws Error without storage */
function variantOf({ share, canChoose }: ReplayOffer): Variant {
  if (canChoose) {
    const asked = new URLSearchParams(location.search).get(OVERRIDE)
    const { variant, keep } = overrideOf(asked, localStorage.getItem(OVERRIDE) ?? '')
    if (keep) localStorage.setItem(OVERRIDE, keep)
    else if (keep === '') localStorage.removeItem(OVERRIDE)
    if (variant) return variant
  }
  const drawn = sessionStorage.getItem(DRAWN_KEY) ?? drawnVariant(share, Math.random())
  sessionStorage.setItem(DRAWN_KEY, drawn)
  return drawn === 'version' ? 'version' : 'original'
}
