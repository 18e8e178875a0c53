import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closestPath } from './closest-path.ts'
import { isRobot, pathsToForget, recordedPath, recordedReferrer } from './rules.ts'

test.each([
  ['/old-page', '/old-page'],
  ['/Products/Harbor%20mug', '/Products/Harbor%20mug'],
  ['/about.html', '/about.html'],
  ['/blog/2019/01/my-very-long-article-about-mugs-2019', '/blog/2019/01/my-very-long-article-about-mugs-2019'],
  ['/price-list.pdf', '/price-list.pdf'],
  ['/favicon.ico', null],
  ['/apple-touch-icon.png', null],
  ['/.env', null],
  ['/.well-known/change-password', null],
  ['/wp-login.php', null],
  ['/blog/wp-content/x', null],
  ['/index.php', null],
  ['/cart/x', null],
  ['/', null],
  ['/a//b', null],
  ['/welcome/nora@tidemill.example', null],
  ['/welcome/nora%40tidemill.example', null],
  ['/reset/8f14e45fceea167a5a36dedd4bea2543', null],
  ['/u/0f8fad5b-d9cb-469f-a165-70867728950e', null],
  [`/${'a'.repeat(400)}`, null],
])('the URL %s is recorded as %s', (address, recorded) => {
  expect(recordedPath(address, false)).toBe(recorded)
})

test('a page of other software counts when a link led there', () => {
  expect(recordedPath('/shop.php', true)).toBe('/shop.php')
  expect(recordedPath('/wp-login.php', true)).toBeNull()
})

test.each([
  ['https://elsewhere.example/some/page?user=nora', 'elsewhere.example'],
  ['https://shop.example/about?session=1#top', '/about'],
  ['https://shop.example/', '/'],
  ['https://shop.example/search?q=nora', '/search'],
  ['https://shop.example/order/secret', ''],
  ['android-app://com.example', ''],
  ['nonsense', ''],
  [undefined, ''],
])('of the referrer %s, %j is kept', (header, kept) => {
  expect(recordedReferrer(header, ['shop.example'])).toBe(kept)
})

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['curl/8.1', true],
  ['', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148', false],
])('%s is a robot: %s', (agent, expected) => {
  expect(isRobot(agent)).toBe(expected)
})

describe('the URLs of a site that are kept', () => {
  const url = fc.record({
    count: fc.integer({ min: 1, max: 9 }),
    lastSeenAt: fc.integer({ min: 0, max: 99 }),
    isIgnored: fc.boolean(),
  })
  test('are few, and never lose the most opened one to others', () => {
    fc.assert(
      fc.property(fc.array(url, { maxLength: 900 }), (facts) => {
        const urls = facts.map((one, place) => ({ ...one, path: `/${place}` }))
        const gone = new Set(pathsToForget(urls))
        const kept = urls.filter(({ path }) => !gone.has(path))
        expect(kept.length).toBeLessThanOrEqual(600)
        const most = urls.filter((one) => !one.isIgnored).toSorted((one, other) => other.count - one.count)[0]
        if (most) expect(kept.some((one) => one.count === most.count && !one.isIgnored)).toBe(true)
      }),
    )
  })

  test('stay under a flood of URLs that nobody opens twice', () => {
    const read = { path: '/read', count: 5, lastSeenAt: 1, isIgnored: false }
    const flood = Array.from({ length: 5_000 }, (_, place) => ({
      ...{ path: `/flood-${place}`, count: 1, lastSeenAt: 2 + place, isIgnored: false },
    }))
    const gone = pathsToForget([read, ...flood])
    expect(gone).toHaveLength(4_701)
    expect(gone).not.toContain('/read')
  })
})

const paths = ['/', '/about', '/contact', '/shop', '/shop/p/harbor-mug', '/shop/p/harbor-bowl', '/blog/opening-hours']
test.each([
  ['/products/harbor-mug', '/shop/p/harbor-mug'],
  ['/about-us.html', '/about'],
  ['/Contact_Us', '/contact'],
  ['/news/opening-hours-2024', '/blog/opening-hours'],
  ['/something-else', null],
])('the page most similar to %s is %s', (path, expected) => {
  expect(closestPath(path, paths)).toBe(expected)
})
