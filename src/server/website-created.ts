import { createMainNavigation } from './collections/layouts.ts'
import { enqueueDaily } from './jobs/daily.ts'
import { createFirstList } from './newsletter/list-store.ts'
import { createMainLocation } from './stock-locations/first-location.ts'
import type { OnWebsiteCreated } from './websites/create-website.ts'

/** The content of every new website, one line per noun. */
export const onWebsiteCreated: readonly OnWebsiteCreated[] = [
  createMainNavigation,
  createFirstList,
  createMainLocation,
  enqueueDaily,
]
