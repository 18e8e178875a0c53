import { expect, test } from 'vitest'
import { robotsText, sitemapXml } from './robots.ts'

test('search engines are kept out of what belongs to one visitor, and shown the sitemap', () => {
  const text = robotsText('https://shop.example.com')
  expect(text).toContain('Disallow: /cart\n')
  expect(text).toContain('Sitemap: https://shop.example.com/sitemap.xml\n')
})

test('a sitemap names every address with its last change', async () => {
  const sources = { addresses: async () => [{ path: '/a&b', changedAt: Date.UTC(2026, 10, 20) }] }
  expect(await sitemapXml(sources, 'https://shop.example.com')).toContain(
    '<url><loc>https://shop.example.com/a&amp;b</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></url>',
  )
})
