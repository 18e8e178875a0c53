import { expect, test } from 'vitest'
import { robotsText } from './robots.ts'

/** Whether a search engine may open a path, as RFC 9309 reads the rules. */
function mayOpen(path: string): boolean {
  const rules = robotsText('https://shop.example.com').matchAll(/^Disallow: (\S+)$/gm)
  return [...rules].every(([, rule]) => (rule!.endsWith('$') ? path !== rule!.slice(0, -1) : !path.startsWith(rule!)))
}

test.each([
  ['/', true],
  ['/cart', false],
  ['/cart?from=1', false],
  ['/carts-and-wheels', true],
  ['/search', false],
  ['/search?q=mug', false],
  ['/research', true],
  ['/searching', true],
  ['/checkout/1', false],
  ['/config', false],
  ['/api/cart', false],
  ['/shop/p/cart', true],
])('search engines may open %s: %s', (path, may) => {
  expect(mayOpen(path)).toBe(may)
})

test('search engines are shown the sitemap', () => {
  expect(robotsText('https://shop.example.com')).toContain('Sitemap: https://shop.example.com/sitemap.xml\n')
})
