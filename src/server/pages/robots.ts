/** What is other for each visitor. */
const CLOSED = ['/cart', '/checkout', '/account', '/search']

/** Pages for search engines: all that are the same for everyone. A page may begin with the same letters: /carts. */
export function robotsText(origin: string): string {
  const closed = [
    '/api/',
    '/config',
    '/order/',
    '/discount/',
    ...CLOSED.flatMap((path) => [`${path}$`, `${path}?`, `${path}/`]),
  ]
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
}
