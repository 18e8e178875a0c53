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
import { pictureInputOf } from '#shared/pictures/schema.ts'
import type { SiteImages, saveSiteImagesCall } from '#shared/site-images/api.ts'
import type { Appearance } from '#shared/websites/appearance.ts'
import { siteImagesLog } from './change-log.ts'

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
  const icon = await choosePicture(scope, wanted.icon)
  if (!icon.ok) return icon
  const socialPicture = await choosePicture(scope, wanted.socialPicture)
  if (!socialPicture.ok) return socialPicture
  const after: SiteImages = { icon: icon.value, socialPicture: socialPicture.value }
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
      if (!before || !after || !isDeepStrictEqual(chosenOf(current), chosenOf(after))) return fail('change-superseded')
      const undone = await saveSiteImages(scope, chosenOf(before), batchId)
      if (!undone.ok) return fail('change-superseded')
    }
    return succeed(undefined)
  },
}

const siteImagesOf = ({ icon, socialPicture }: Appearance): SiteImages => ({ icon, socialPicture })

/** What an owner chose: the rest is what the files were then. */
const chosenOf = ({ icon, socialPicture }: SiteImages) => ({
  icon: pictureInputOf(icon),
  socialPicture: pictureInputOf(socialPicture),
})
