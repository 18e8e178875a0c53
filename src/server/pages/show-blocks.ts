import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { picturesOfBlocks } from '#shared/pages/blocks/blocks.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { blocksOf } from '#shared/pages/content.ts'
import { groundAtTop, pageScreen } from '#storefront/screens/page/screen.tsx'
import { resolveSections } from './blocks/resolve-blocks.ts'
import type { PostedTo } from './posted-to.ts'

/**
 * A page made of blocks; '' is the home page. Null when there is none at the URL.
 * @param options.posted a returned form, which makes the page personal
 * @param options.startStep the first step of forms, for previews
 */
export async function showBlocks(
  request: PageRequest,
  urlId: string,
  { posted = null, startStep = 0 }: { posted?: PostedTo | null; startStep?: number } = {},
): Promise<RenderedPage | null> {
  const page = await request.sources.page(urlId)
  if (!page) return null
  const [site, sections] = await Promise.all([siteOf(request), resolveSections(request, { page, posted, startStep })])
  const model = { title: page.title, isHome: urlId === '', sections }
  return renderPage({
    site,
    files: request.files,
    screen: pageScreen,
    isPersonal: posted !== null,
    model,
    head: {
      firstGround: groundAtTop(model),
      pageType: pageTypes.page,
      title: page.seoTitle || (urlId === '' ? '' : page.title),
      description: page.seoDescription,
      path: request.path,
      canonicalPath: request.path,
      collectionId: page.id,
      picture: picturesOfBlocks(blocksOf(page.content))[0] ?? null,
      structuredData:
        urlId === ''
          ? [{ '@context': 'https://schema.org', '@type': 'WebSite', name: site.title, url: `${site.origin}/` }]
          : [],
    },
  })
}
