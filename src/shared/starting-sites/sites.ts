import type { StartingSiteId } from './choices.ts'
import type { StartingSite } from './define.ts'
import { journal } from './sites/journal.ts'
import { portfolio } from './sites/portfolio.ts'
import { shop } from './sites/shop.ts'
import { venue } from './sites/venue.ts'

/** What each starting site consists of. */
export const startingSites: Readonly<Record<StartingSiteId, StartingSite>> = { shop, portfolio, venue, journal }
