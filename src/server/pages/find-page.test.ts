import { describe, expect, test } from 'vitest'
import { stored } from '#server/products/visible/stored.ts'
import type { ListQuery, PageSources, StorePage } from '#server/site/sources.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { usualEmails } from '#shared/emails/usual-emails.ts'
import { merchandisingOf } from '#shared/merchandising/rules.ts'
import { buildPage } from '#shared/pages/testing/build-page.ts'
import { blankCategoryDetails, blankListing, type Category } from '#shared/products/schema.ts'
import { buildProduct } from '#shared/products/testing/build-product.ts'
import { noStars } from '#shared/reviews/rules.ts'
import type { NavigationLink } from '#storefront/document/site.ts'
import { buildSite, someBrowserFiles } from '#storefront/document/testing/build-site.ts'
import { buildSummary } from '#storefront/products/testing/build-summary.ts'
import { findPage } from './find-page.ts'

const category = (id: string, displayName: string, parentId: string | null): Category => ({
  id,
  collectionId: 'collection-1',
  parentId,
  type: parentId ? 'CATEGORY' : 'ROOT',
  displayName,
  urlId: displayName.toLowerCase(),
  displayIndex: 0,
  ...blankCategoryDetails,
})
const store: StorePage = {
  collection: {
    id: 'collection-1',
    typeCode: 13,
    title: 'Shop',
    navigationTitle: 'Shop',
    urlId: 'shop',
    ...blankListing,
    description: 'Everything from the last kiln.',
    sort: 'manual',
    enabled: true,
    passwordHash: null,
  },
  categories: [
    category('root', 'All', null),
    category('cat-cups', 'Cups', 'root'),
    category('cat-mugs', 'Mugs', 'cat-cups'),
  ],
}
const summaries = Array.from({ length: 30 }, (_, at) =>
  buildSummary({ id: `product-${at}`, title: `Mug ${at}`, fullUrl: `/shop/p/mug-${at}`, soldOut: at === 1 }),
)

const listed = summaries.map((summary) => stored(summary.id, () => summary))
const mug = buildProduct({ categoryIds: ['cat-mugs'] })

const link = (title: string, href: string | null, children: NavigationLink[] = []): NavigationLink => ({
  ...{ title, href, children, newWindow: false, categories: [] },
})
const footerLinks = [link('Map', '/map'), link('About', null, [link('Hours', '/hours')])]

function sources(asked: ListQuery[] = []): PageSources {
  return {
    sellsProducts: async () => true,
    menus: async () => ({ main: buildSite().navigation, secondary: [], footer: footerLinks, folders: [] }),
    current: async (value) => value,
    appearance: async (stored) => stored,
    frameForm: async () => null,
    bundleParts: async () => null,
    merchandising: async ({ whole }) =>
      stored(whole.content, () => merchandisingOf(whole.value, shopSettings(), []).values),
    reviews: async () => stored([], () => []),
    picture: async () => null,
    forms: async () => new Map(),
    homePath: async () => '/',
    version: async () => null,
    specialPage: async () => null,
    privatePage: async () => null,
    page: async (urlId) =>
      urlId === ''
        ? buildPage({
            id: 'page-home',
            urlId,
            title: 'Home',
            blocks: [
              { id: 'b', type: 'product-list', settings: { title: 'New', collectionId: 'collection-1', count: 3 } },
            ],
          })
        : urlId === 'about'
          ? buildPage({
              id: 'page-about',
              urlId,
              title: 'About',
              blocks: [
                { id: 'a', type: 'text', settings: { html: '<p>Two wheels.</p>' } },
                ...['/shop', '/journal', '/old', '/gone', '/search', 'https://example.com/gone'].map((href) => ({
                  type: 'button' as const,
                  settings: { label: 'Go', href },
                })),
              ],
            })
          : urlId === 'map'
            ? buildPage({
                id: 'page-map',
                urlId,
                title: 'Map',
                blocks: [{ type: 'site-menu', settings: { title: '', menu: 'footerNavigation', design: 'vertical' } }],
              })
            : null,
    store: async (urlId) => (urlId === 'shop' ? store : null),
    storeById: async (id) => (id === 'collection-1' ? store : null),
    product: async (_collectionId, urlId) =>
      urlId === 'harbor-mug' ? { ...mug, stars: noStars, whole: stored('mug', () => mug) } : null,
    products: async (query) => {
      asked.push(query)
      return { products: listed.slice(query.offset, query.offset + query.limit), total: listed.length }
    },
    filteredProducts: async () => null,
    productsById: async (ids) => summaries.filter(({ id }) => ids.includes(id)),
    related: async () => listed,
    foundPages: async () => [],
    pagePaths: async () => new Map(),
    search: async (text, isExact) => {
      const isFound = text === 'mug' || (text === 'mgu' && !isExact)
      return {
        kinds: isFound ? [{ kind: 'product', ids: [summaries[0]!.id] }] : [],
        correctedText: isFound && text === 'mgu' ? 'mug' : null,
        words: ['mug'],
      }
    },
    captcha: async () => null,
    redirect: async (path) => (path === '/old' ? '/shop?sort=title' : null),
    items: { collection: async (urlId: string) => (urlId === 'journal' ? { id: 'journal' } : null) } as never,
    addresses: { ofSite: async () => [], parts: async () => [], inPart: async function* () {} },
  }
}

function open(address: string, asked?: ListQuery[]) {
  const [path = '/', query] = address.split('?')
  const { id, title, origin, appearance, styles, settings } = buildSite()
  return findPage({
    website: {
      id,
      title,
      appearance,
      styles,
      settings,
      isDemo: false,
      popup: null,
      consent: null,
      pixels: null,
      replays: null,
      analytics: null,
      goals: [],
      experiments: [],
      customCode: null,
      emails: usualEmails,
      domains: [],
      mainDomain: null,
      slug: 'saltmarsh',
      statusCode: 8,
      version: 1,
      origin: null,
      canSendEmail: true,
    },
    origin,
    path,
    query: new URLSearchParams(query),
    sources: sources(asked),
    files: someBrowserFiles,
    testAccess: null,
    isWithoutCode: false,
  })
}

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
const typeOf = (html: string) => Number(/data-page-type="(\d+)"/.exec(html)?.[1])

test('a path without a page leads where it has moved to, with the query it was asked with', async () => {
  const moved = await open('/old?ref=mail')
  expect(moved.status).toBe(301)
  expect(moved.headers.location).toBe('/shop?sort=title&ref=mail')
  expect(moved.html).toBe('')
})

test('a menu on a page shows the links of the navigation, its folders as groups', async () => {
  const { html } = await open('/map')
  const [menu] = /<nav class="site-menu-block.*?<\/nav>/.exec(html)!
  expect(menu).toContain('aria-label="Menu of this page"')
  expect(menu).toContain('<a href="/map" aria-current="page">Map</a>')
  expect(menu.match(/<li class="is-group">/g)).toHaveLength(1)
  expect(menu).toContain('<span class="site-menu-group">About</span><ul><li><a href="/hours"')
})

test('a button to a page or collection that is gone is left out', async () => {
  const { html } = await open('/about')
  const targets = [...html.matchAll(/<a class="button[^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(targets).toEqual(['/shop', '/journal', '/old', '/search', 'https://example.com/gone'])
})

describe('the page at an address', () => {
  test.each([
    ['/', 200, 2, 'Home'],
    ['/about', 200, 2, 'About'],
    ['/shop', 200, 1, 'Shop'],
    ['/shop?view=list', 200, 1, 'Shop'],
    ['/shop/mugs', 200, 1, 'Mugs'],
    ['/shop/p/harbor-mug', 200, 50, 'Harbor Mug'],
    ['/search', 200, 102, 'Search'],
    ['/search?q=mug', 200, 102, 'Search'],
    ['/search?q=mug&page=2', 404, 100, 'Page not found'],
    ['/nowhere', 404, 100, 'Page not found'],
    ['/shop/nowhere', 404, 100, 'Page not found'],
    ['/shop/p/nothing', 404, 100, 'Page not found'],
    ['/shop/q/harbor-mug', 404, 100, 'Page not found'],
    ['/shop/p/harbor-mug/more', 404, 100, 'Page not found'],
    ['/nowhere/p/harbor-mug', 404, 100, 'Page not found'],
    ['/shop?page=99', 404, 100, 'Page not found'],
  ])('%s answers %i with a page of type %i', async (address, status, type, heading) => {
    const { status: answered, html } = await open(address)
    expect({ status: answered, type: typeOf(html), heading: headingOf(html) }).toEqual({ status, type, heading })
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('draws a line of categories for each level, and says which lead to it', async () => {
    const { html } = await open('/shop/mugs')
    const lines = /<nav class="store-categories".*?<\/nav>/.exec(html)![0].match(/<ul>.*?<\/ul>/g)!
    expect(lines.map((line) => line.match(/<a [^>]*>[^<]*/g))).toEqual([
      ['<a href="/shop">All', '<a href="/shop/cups" class="is-open">Cups'],
      ['<a href="/shop/mugs" aria-current="page">Mugs'],
    ])
  })

  test('asks for one page of the list, in the order of the address', async () => {
    const asked: ListQuery[] = []
    const { html } = await open('/shop/mugs?sort=price-low&page=2', asked)
    expect(asked[0]).toEqual({
      collectionId: 'collection-1',
      categoryId: 'cat-mugs',
      sort: 'price-low',
      offset: 24,
      limit: 24,
    })
    expect(html).toContain('Page 2 of 2')
    expect(html).toContain('<link rel="prev" href="/shop/mugs?sort=price-low"/>')
    expect(html).toContain('<link rel="canonical" href="https://shop.example.com/shop/mugs?page=2"/>')
  })

  test("shows the way to a product through its category's parents", async () => {
    const { html } = await open('/shop/p/harbor-mug')
    const [breadcrumbs] = /<nav class="breadcrumbs".*?<\/nav>/.exec(html) ?? []
    expect(
      breadcrumbs
        ?.replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/),
    ).toEqual(['Shop', 'Cups', 'Mugs'])
    expect(html.match(/"@type":"BreadcrumbList"/g)).toHaveLength(1)
    expect(html.match(/"@type":"Product"/g)).toHaveLength(1)
  })

  test('offers something where nothing was found', async () => {
    const { html } = await open('/search?q=teapot')
    expect(html).toContain('No results for “teapot”')
    expect(html).toContain('href="/shop/p/mug-0"')
  })

  test('keeps search results from search engines, and what was typed from the page', async () => {
    const { html } = await open(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('<script>alert(1)')
  })

  test('has a policy that allows exactly what it inlines, and may be kept by caches', async () => {
    const { headers } = await open('/shop')
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^ ]+'; style-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';/,
    )
    expect(headers['cache-control']).toBe('public, no-cache')
  })

  test('fetches no React before the page is on screen', async () => {
    expect((await open('/shop')).html).not.toContain('modulepreload')
    expect((await open('/shop/p/harbor-mug')).html).not.toContain('modulepreload')
  })
})

test('says what was looked for in place of a slip, and leads to what was typed', async () => {
  const corrected = (await open('/search?q=mgu')).html
  expect(corrected).toContain('Showing 1 result for “mug”.')
  expect(corrected).toContain('<a href="/search?q=mgu&amp;exact=1">Search for “mgu” instead</a>')
  expect((await open('/search?q=mgu&exact=1')).html).toContain('No results for “mgu”.')
  expect((await open('/search?q=mug')).html).not.toContain('exact=1')
})
