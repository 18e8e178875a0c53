import type { ChangeScope } from '#server/scope.ts'
import { depthOfMenu, folderUrlIds, levelsOf, namedIn } from '#shared/collections/menus.ts'
import { isReservedUrlId } from '#shared/collections/rules.ts'
import type { Layout } from '#shared/collections/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { addressesOfPages } from './choose-address.ts'
import { findPlaces } from './find-places.ts'

export type LinkRefusal = 'navigation-unknown-page' | 'navigation-too-deep' | 'url-id-taken' | 'url-id-reserved'

/** Whether a menu can be saved: as deep as it is drawn, to pages that exist, with folders at URLs that are free. */
export async function checkLinks(
  scope: ChangeScope,
  layout: Layout,
  others: readonly Layout[],
): Promise<Result<void, LinkRefusal>> {
  const levels = depthOfMenu(layout.identifier)
  if (levelsOf(layout.links) > levels) return fail('navigation-too-deep', { levels })
  const ids = [...new Set(namedIn(layout.links))]
  if ((await findPlaces(scope, ids)).length !== ids.length) return fail('navigation-unknown-page')
  return checkUrlIds(scope, folderUrlIds(layout.links), folderUrlIds(others.flatMap((other) => other.links)))
}

async function checkUrlIds(
  scope: ChangeScope,
  urlIds: readonly string[],
  ofOthers: readonly string[],
): Promise<Result<void, 'url-id-taken' | 'url-id-reserved'>> {
  if (urlIds.length === 0) return succeed(undefined)
  const reserved = urlIds.find(isReservedUrlId)
  if (reserved !== undefined) return fail('url-id-reserved', { urlId: reserved })
  const taken = new Set([...(await addressesOfPages(scope, urlIds, null)), ...ofOthers])
  const repeated = urlIds.find((urlId, index) => taken.has(urlId) || urlIds.indexOf(urlId) !== index)
  return repeated === undefined ? succeed(undefined) : fail('url-id-taken', { urlId: repeated })
}
