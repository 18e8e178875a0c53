import { showPopup } from '#server/popup/show-popup.ts'
import { isClosed, lockOf } from '#server/site/access.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import { type RenderedPage, redirectTo } from '#server/site/render-page.ts'
import { collectionPath } from '#shared/collections/rules.ts'
import { POPUP_PATH } from '#shared/popup/visit.ts'
import { withQuery } from '#shared/redirects/paths.ts'
import { showItems } from './items/show-items.ts'
import { showSearch } from './search/show-search.ts'
import { showProduct } from './shop/show-product.ts'
import { showStore } from './shop/show-store.ts'
import { showBlocks } from './show-blocks.ts'
import { showFolder } from './show-folder.ts'
import { showLock } from './show-lock.ts'
import { showMissing } from './show-missing.ts'
import { showPolicy } from './show-policy.ts'

/**
 * The page at an address of the website; the not-found page where there is none.
 *
 *     /                       home
 *     /search                 search
 *     /policies/:policy       a policy of the shop
 *     /s/popup                the popup, which other pages load
 *     /:page                  a page of blocks, or
 *     /:folder                a folder of the navigation, or
 *     /:store                 a store
 *     /:store/:category       a category of it
 *     /:store/p/:product      a product
 *     /:collection/…          a collection of items: `showItems`
 */
export async function findPage(request: PageRequest): Promise<RenderedPage> {
  return (await pageAt(request)) ?? findLost(request)
}

/** Whether visitors find a page at an address, there or after a redirect. */
export const hasPage = async (request: PageRequest): Promise<boolean> =>
  (await pageAt(request)) !== null || (await request.sources.redirect(request.path)) !== null

/** The answer when there is no page: a redirect to the new URL, else the not-found page. */
export async function findLost(request: PageRequest): Promise<RenderedPage> {
  const target = await request.sources.redirect(request.path)
  if (target !== null) return redirectTo(withQuery(target, request.query.toString()))
  return showMissing(request)
}

async function pageAt(request: PageRequest): Promise<RenderedPage | null> {
  const [first = '', second, third, ...more] = request.path.slice(1).split('/')
  if (more.length > 0) return null
  if (request.path === '/search') return showSearch(request)
  if (request.path === POPUP_PATH)
    return request.website.popup?.isEnabled ? showPopup(request, request.website.popup) : null
  if (second === undefined) {
    const page = await showBlocks(request, first)
    if (page || first === '') return page
    const folder = await showFolder(request, first)
    if (folder) return folder
  }
  if (first === 'policies' && third === undefined) {
    const policy = await showPolicy(request, second ?? '')
    if (policy) return policy
  }
  const store = await request.sources.store(first)
  if (!store) return showItems(request)
  const lock = lockOf(store.collection, collectionPath(store.collection))
  if (lock && isClosed(request, lock)) return showLock(request, lock)
  if (third !== undefined) return second === 'p' ? showProduct(request, store, third) : null
  return showStore(request, store, second ?? null)
}
