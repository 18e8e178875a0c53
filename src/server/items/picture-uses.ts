import { titlesOfUses } from '#server/files/titles-of-uses.ts'
import type { Scope } from '#server/scope.ts'

/** Titles of the items that have a picture or play a file, and of the albums and courses whose cover it is. */
export const itemsWithPicture = async (scope: Scope, assetId: string): Promise<string[]> => [
  ...(await titlesOfUses(scope, 'item', assetId)),
  ...(await titlesOfUses(scope, 'item-collection', assetId)),
]
