import { listingsWithPicture } from './collections/picture-uses.ts'
import type { FindAssetUses } from './files/asset-store.ts'
import type { FindShownByWebsite } from './files/list-assets.ts'
import { itemsWithPicture } from './items/picture-uses.ts'
import { pagesWithPicture } from './pages/picture-uses.ts'
import { popupWithPicture } from './popup/popup-uses.ts'
import { productsWithPicture } from './products/picture-uses.ts'
import { reviewsWithPicture } from './reviews/review-pictures.ts'
import { idsIn } from './uses/ids-in.ts'
import { appearanceWithPicture } from './websites/picture-uses.ts'

/** Everything that can show a picture, one entry for each noun; each returns the titles of what shows it. */
const nouns: readonly FindAssetUses[] = [
  productsWithPicture,
  listingsWithPicture,
  pagesWithPicture,
  itemsWithPicture,
  appearanceWithPicture,
  popupWithPicture,
  reviewsWithPicture,
]

/** Titles of everything that shows an asset; empty when it can be deleted. */
export const assetUses: FindAssetUses = async (scope, assetId) => {
  const uses: string[] = []
  for (const usesIn of nouns) uses.push(...(await usesIn(scope, assetId)))
  return [...new Set(uses)]
}

/** The ids of assets that the appearance and the popup show: they have no rows among the uses. */
export const shownByWebsite: FindShownByWebsite = async ({ database, websiteId }) => {
  const row = await database
    .selectFrom('websites')
    .select(['appearance', 'popup'])
    .where('id', '=', websiteId)
    .executeTakeFirst()
  return row ? idsIn(`${row.appearance} ${row.popup ?? ''}`) : []
}
