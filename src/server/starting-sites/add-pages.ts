import { recordChange } from '#server/changes/record-change.ts'
import { chooseAddress } from '#server/collections/choose-address.ts'
import { newId } from '#server/identifiers.ts'
import { pageLog } from '#server/pages/change-log.ts'
import { insertPage, updatePage } from '#server/pages/page-store.ts'
import { endRedirects } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import { firstSettings, type Page } from '#shared/pages/schema.ts'
import type { StartingSiteUse } from '#shared/starting-sites/api.ts'
import { type StartingSiteId, startingSiteChoices } from '#shared/starting-sites/choices.ts'
import { type StartingThings, startingContent } from '#shared/starting-sites/fill-in.ts'
import { startingSites } from '#shared/starting-sites/sites.ts'

interface AddedPages {
  /** Ids by the URLs in the data. */
  readonly ids: ReadonlyMap<string, string>
  /** Paths that pages and collections have instead of those in the data. */
  readonly paths: ReadonlyMap<string, string>
}

/**
 * Adds the pages of a starting site. A page whose URL is taken gets another one, and the links to it follow.
 * @param wanted `home`: the page whose content is replaced; null adds another page instead
 */
export async function addPages(
  scope: ChangeScope,
  wanted: {
    readonly id: StartingSiteId
    readonly use: StartingSiteUse
    readonly home: Page | null
    readonly things: StartingThings
  },
  batchId: string,
): Promise<AddedPages> {
  const { home, use } = wanted
  const { pages } = startingSites[wanted.id]
  const ids = new Map<string, string>()
  const urlIds = new Map<string, string>()
  const paths = new Map(wanted.things.paths)
  const isReplacing = (urlId: string) => urlId === '' && home !== null
  const titleOf = ({ urlId, title }: { urlId: string; title: string }) =>
    urlId === '' ? `${startingSiteChoices[wanted.id].name}: ${title}` : title
  for (const page of pages) {
    const chosen = isReplacing(page.urlId)
      ? ''
      : await freeAddress(scope, { urlId: page.urlId, title: titleOf(page), chosen: [...urlIds.values()] })
    urlIds.set(page.urlId, chosen)
    if (page.urlId !== '' || home === null) paths.set(`/${page.urlId}`, `/${chosen}`)
  }
  const things = { ...wanted.things, paths }
  const now = Date.now()
  for (const { urlId, title, seoDescription, sections, header = 'site' as const } of pages) {
    const shown = { seoDescription, header, content: startingContent(sections, things, newId) }
    if (isReplacing(urlId)) {
      const after = await updatePage(scope, home!, {
        ...home!,
        ...shown,
        updatedAt: Math.max(now, home!.updatedAt + 1),
      })
      await recordChange(scope, batchId, pageLog, { nounId: home!.id, before: home, after })
      continue
    }
    const page = await insertPage(scope, {
      ...firstSettings,
      ...shown,
      ...{ id: newId(), urlId: urlIds.get(urlId)!, title: titleOf({ urlId, title }) },
      ...{ status: use === 'site' ? 'published' : 'draft', createdAt: now, updatedAt: now },
    })
    ids.set(urlId, page.id)
    await recordChange(scope, batchId, pageLog, { nounId: page.id, before: null, after: page })
    if (use === 'site') await endRedirects(scope, [`/${page.urlId}`], batchId)
  }
  return { ids, paths }
}

/** The URL that a page would like to have, or one made from its title when that is taken. */
async function freeAddress(
  scope: ChangeScope,
  { urlId, title, chosen }: { readonly urlId: string; readonly title: string; readonly chosen: readonly string[] },
): Promise<string> {
  for (const wanted of urlId === '' ? [''] : [urlId, '']) {
    const address = await chooseAddress(scope, { urlId: wanted, title, fallback: 'Page', ownerId: null })
    if (address.ok && !chosen.includes(address.value)) return address.value
  }
  throw new Error(`There is no URL for the page ${title}.`)
}
