import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, redirectTo, renderPage } from '#server/site/render-page.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import type { NavigationLink } from '#storefront/document/site.ts'
import { breadcrumbData, pageData } from '#storefront/document/structured-data.ts'
import { folderScreen } from '#storefront/screens/folder/screen.tsx'

/** The URL of a folder of the navigation: its links on a page, or its first one; null when there is no such folder. */
export async function showFolder(request: PageRequest, urlId: string): Promise<RenderedPage | null> {
  const { folders } = await request.sources.menus()
  const folder = folders.find((one) => one.urlId === urlId)
  if (!folder) return null
  const first = firstHref(folder.links)
  if (folder.isRedirect && first) return redirectTo(first)
  const path = `/${urlId}`
  const site = await siteOf(request)
  return renderPage({
    site,
    files: request.files,
    screen: folderScreen,
    model: { title: folder.title, links: folder.links },
    head: {
      ...{ pageType: pageTypes.collection, title: folder.title, description: '', path, canonicalPath: path },
      structuredData: [
        pageData(site, { type: 'CollectionPage', name: folder.title, path, description: '' }),
        breadcrumbData(site, [{ label: folder.title, href: path }]),
      ],
    },
  })
}

/** Where the first link leads, also inside a folder. */
function firstHref(links: readonly NavigationLink[]): string | null {
  for (const link of links) {
    const href = link.href ?? firstHref(link.children)
    if (href !== null) return href
  }
  return null
}
