import type { Picture } from '#shared/pictures/schema.ts'
import { pictureUrl } from '../pictures/widths.ts'
import type { Site } from './site.ts'

/**
 * What a page is for search engines, as schema.org says it. Each page has one script with one object; several are the
 * parts of one graph.
 */
export function structuredScript(nodes: readonly object[]): object | null {
  const [only, ...others] = nodes
  if (!only) return null
  const context = { '@context': 'https://schema.org' }
  return others.length === 0 ? { ...context, ...only } : { ...context, '@graph': nodes }
}

/** The site, and who is behind it: what the home page is. */
export function siteData({ title, origin, appearance }: Pick<Site, 'title' | 'origin' | 'appearance'>): object[] {
  const organization = { '@type': 'Organization', '@id': `${origin}/#organization`, name: title, url: `${origin}/` }
  return [
    {
      ...{ '@type': 'WebSite', '@id': `${origin}/#website`, name: title, url: `${origin}/` },
      ...(appearance.description && { description: appearance.description }),
      publisher: { '@id': organization['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    { ...organization, ...(appearance.logo && { logo: imageUrl(origin, appearance.logo) }) },
  ]
}

interface PageFacts {
  readonly type: 'WebPage' | 'CollectionPage' | 'Blog'
  readonly name: string
  readonly path: string
  readonly description: string
  /** The paths of the things that a list shows. */
  readonly lists?: readonly string[]
}

/** A page or a list that is nothing more special. */
export function pageData(
  { title, origin }: Pick<Site, 'title' | 'origin'>,
  { type, name, path, description, lists = [] }: PageFacts,
): object {
  const url = origin + path
  return {
    ...{ '@type': type, '@id': `${url}#page`, name, url },
    ...(description && { description }),
    isPartOf: { '@type': 'WebSite', '@id': `${origin}/#website`, name: title, url: `${origin}/` },
    ...(lists.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: lists.map((href, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: origin + href,
        })),
      },
    }),
  }
}

/** The way to a page, from the home page where nothing else is above it. */
export function breadcrumbData(
  { title, origin, homePath }: Pick<Site, 'title' | 'origin' | 'homePath'>,
  trail: readonly { readonly label: string; readonly href: string }[],
): object {
  const whole = trail.length > 1 ? trail : [{ label: title, href: homePath }, ...trail]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  }
}

const SHARED_WIDTH = 1500

/** The whole URL of a picture, in the width that search engines and shared links show. */
export const imageUrl = (origin: string, { assetUrl }: Pick<Picture, 'assetUrl'>): string =>
  (assetUrl.startsWith('/') ? origin : '') + pictureUrl(assetUrl, SHARED_WIDTH)

/** The size of what `imageUrl` leads to. */
export function imageSize({ width, height }: Pick<Picture, 'width' | 'height'>): { width: number; height: number } {
  const shown = Math.min(width, SHARED_WIDTH)
  return { width: shown, height: Math.round((height * shown) / width) }
}
