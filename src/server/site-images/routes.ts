import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import * as api from '#shared/site-images/api.ts'
import { readSiteImages, saveSiteImages } from './site-images-store.ts'

/** The logo and the icon of the site, and the image of shared links. */
export function siteImageRoutes(services: Services): void {
  const { serve } = services

  serve(api.getSiteImagesCall, async ({ website }) => succeed(await readSiteImages(reading(services, website))))

  serve(api.saveSiteImagesCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => saveSiteImages(scope, call.body, batchId),
      ({ isChanged, ...images }, batchId) => ({ ...images, batchId: isChanged ? batchId : null }),
    ),
  )
}
