import type { PageSources } from '#server/site/sources.ts'
import { escapeMarkup } from './escape-markup.ts'
import { MOST_ADDRESSES } from './list-addresses.ts'

/** Pages for search engines: all that are the same for everyone. */
export function robotsText(origin: string): string {
  const closed = ['/api/', '/config', '/cart', '/checkout', '/order/', '/account', '/search']
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
}

/**
 * The site's URLs for search engines, in the format of sitemaps.org.
 * @param more URLs that come from the website itself, not from its rows
 */
export async function sitemapXml(
  sources: Pick<PageSources, 'addresses'>,
  origin: string,
  more: Awaited<ReturnType<PageSources['addresses']>> = [],
): Promise<string> {
  const entries = [...more, ...(await sources.addresses())]
    .slice(0, MOST_ADDRESSES)
    .map(
      ({ path, changedAt }) =>
        `<url><loc>${escapeMarkup(origin + path)}</loc><lastmod>${new Date(changedAt).toISOString()}</lastmod></url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}
