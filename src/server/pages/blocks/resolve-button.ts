import type { PageRequest } from '#server/site/page-request.ts'
import { isReservedUrlId } from '#shared/collections/rules.ts'
import type { Resolver } from './resolver.ts'

/** A button that leads nowhere is not shown. */
export const resolveButton: Resolver<'button'> = async (request, _context, { id, type, settings }) =>
  (await isDeadEnd(request, settings.href)) ? null : { id, type, ...settings }

/** Whether a button leads to a page or collection of the site that was deleted or hidden, and nothing redirects from it. */
async function isDeadEnd({ sources }: PageRequest, href: string): Promise<boolean> {
  if (href === '') return true
  const [, path, urlId] = /^(\/([a-z0-9][a-z0-9-]*))(?:[?#].*)?$/i.exec(href) ?? []
  if (!path || !urlId || isReservedUrlId(urlId)) return false
  const { store, page, items } = sources
  if ((await store(urlId)) ?? (await page(urlId)) ?? (await items.collection(urlId))) return false
  return (await sources.redirect(path)) === null
}
