import type { PageRequest } from '#server/site/page-request.ts'
import { isReservedUrlId } from '#shared/collections/rules.ts'
import type { Page } from '#shared/pages/schema.ts'
import { hasPage } from '../find-page.ts'

/**
 * The links of a page that lead to no page of the site.
 * @param page its own address counts, as it is published with them; null for links of pages that are public already
 */
export async function findBrokenLinks(
  request: PageRequest,
  page: Pick<Page, 'id' | 'urlId'> | null,
  links: readonly string[],
): Promise<string[]> {
  const others = links.filter((link) => !page || (link !== `page:${page.id}` && link !== `/${page.urlId}`))
  const ids = others.flatMap((link) => idIn(link) ?? [])
  const pages = ids.length === 0 ? new Map() : await request.sources.pagePaths(ids)
  const broken: string[] = []
  for (const link of others) {
    const id = idIn(link)
    if (!(id ? pages.has(id) : await leadsToPage(request, link))) broken.push(link)
  }
  return broken
}

const idIn = (link: string) => (link.startsWith('page:') ? link.slice('page:'.length) : null)

async function leadsToPage(request: PageRequest, link: string): Promise<boolean> {
  const [, first = ''] = link.split('/')
  // The server itself answers there, such as with the cart or a file.
  if (first.includes('.') || (first !== 'policies' && isReservedUrlId(first))) return true
  return hasPage({ ...request, path: link.length > 1 ? link.replace(/\/$/, '') : link })
}
