import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import { choosePicture } from '#server/collections/listing-details.ts'
import { withCurrentPictures } from '#server/files/current-pictures.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { siteAppearance } from '#server/websites/documents.ts'
import { readAppearance } from '#server/websites/read-appearance.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type SiteImages, type saveSiteImagesCall, siteImagesInputOf } from '#shared/site-images/api.ts'
import type { Appearance } from '#shared/websites/appearance.ts'
import { siteImagesLog } from './change-log.ts'

const names = ['logo', 'logoOnDark', 'icon', 'socialPicture'] as const

/** The images of the site, with their files as they are now. */
export async function readSiteImages(scope: Scope): Promise<SiteImages> {
  return withCurrentPictures(scope, siteImagesOf(await readAppearance(scope)), false)
}

/** Replaces the images of the site. @returns the images, and whether anything was different */
export async function saveSiteImages(
  scope: ChangeScope,
  wanted: BodyOf<typeof saveSiteImagesCall>,
  batchId: string,
): Promise<Result<SiteImages & { isChanged: boolean }, 'picture-not-found'>> {
  // First, so that of two parallel changes of the appearance the second reads the result of the first.
  await scope.raiseVersion()
  const appearance = await readAppearance(scope)
  const before = await withCurrentPictures(scope, siteImagesOf(appearance), false)
  const after = { ...before }
  for (const name of names) {
    const chosen = await choosePicture(scope, wanted[name])
    if (!chosen.ok) return chosen
    after[name] = chosen.value
  }
  if (isDeepStrictEqual(before, after)) return succeed({ ...after, isChanged: false })
  await scope.database
    .updateTable('websites')
    .set({ appearance: siteAppearance.write({ ...appearance, ...after }) })
    .where('id', '=', scope.websiteId)
    .execute()
  await recordChange(scope, batchId, siteImagesLog, { nounId: scope.websiteId, before, after })
  return succeed({ ...after, isChanged: true })
}

/** Restores the images of the site, unless they were changed again or their files are gone. */
export const undoSiteImages: Undoer<SiteImages> = {
  log: siteImagesLog,
  permissions: ['settings.manage'],
  async undo(scope, changes, { batchId }) {
    for (const { before, after } of changes) {
      await scope.raiseVersion()
      const current = siteImagesOf(await readAppearance(scope))
      if (!before || !after || !isDeepStrictEqual(siteImagesInputOf(current), siteImagesInputOf(after)))
        return fail('change-superseded')
      const undone = await saveSiteImages(scope, siteImagesInputOf(before), batchId)
      if (!undone.ok) return fail('change-superseded')
    }
    return succeed(undefined)
  },
}

const siteImagesOf = ({ logo, logoOnDark, icon, socialPicture }: Appearance): SiteImages => ({
  ...{ logo, logoOnDark, icon, socialPicture },
})
