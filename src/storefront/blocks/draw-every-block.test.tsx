import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawingOf } from './drawings.ts'
import { blockTypes, factsOf } from './editing.ts'
import { mapFrame, mapHref } from './map/map-href.ts'
import type { BlockModel } from './model.ts'
import { shareHref } from './share-buttons/share-href.ts'

/** What the server adds to the settings. */
const added: Readonly<Record<string, object>> = {
  image: { picture: { assetUrl: '/media/a/b.jpg', width: 10, height: 10, altText: '' } },
  logo: { title: 'Tidemill' },
  'product-list': { cards: [], moreHref: null },
  summary: { cards: [], moreHref: '/journal' },
  'site-menu': { links: [{ title: 'Shop', href: '/shop', newWindow: false, isCurrent: true, children: [] }] },
  archive: { terms: [{ label: 'ash', href: '/journal/tag/ash', count: 2, size: 1 }] },
  calendar: {
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: [
      {
        ...{ month: '2026-11', label: 'November 2026', column: 1 },
        days: [
          {
            ...{ date: '2026-11-01', label: 'Sunday, November 1' },
            events: [{ title: 'Kiln opening', href: '/events/kiln-opening', time: '6:00 PM' }],
          },
        ],
      },
    ],
  },
  markdown: { html: '<h2>Heading</h2>' },
  code: { frame: null },
  product: { card: null, product: null },
  'share-buttons': { page: { title: 'About', url: 'https://shop.example/about' } },
}
const drawn = blockTypes.filter((type) => type !== 'form' && type !== 'newsletter')

test.each(drawn)('a new %s is HTML that runs and loads nothing by itself', (type) => {
  const { Block } = drawingOf(type)
  const model = { id: 'a', type, ...factsOf(type).first, ...added[type] } as unknown as BlockModel
  const html = renderToStaticMarkup(<Block block={model} />)
  expect(html).not.toMatch(/<script|<iframe|<link|\son[a-z]+=|src="(?:https?:)?\/\//)
  expect(html).not.toMatch(/undefined|NaN|\[object/)
})

test('an owner’s words are text wherever they are', () => {
  const evil = '"><img src=x onerror=alert(1)>'
  const { Block } = drawingOf('pricing-plans')
  const { plans } = factsOf('pricing-plans').first as { plans?: readonly object[] }
  const model = {
    ...{ id: 'a', type: 'pricing-plans', title: evil },
    plans: (plans ?? []).map((one) => ({
      ...one,
      name: evil,
      price: evil,
      badge: evil,
      features: evil,
      buttonLabel: evil,
    })),
  } as unknown as BlockModel
  expect(renderToStaticMarkup(<Block block={model} />)).not.toContain('<img')
})

test.each([
  ['44.1852, -69.0761', 'https://www.openstreetmap.org/?mlat=44.1852&mlon=-69.0761#map=15/44.1852/-69.0761'],
  ['', 'https://www.openstreetmap.org/search?query=1%20Mill%20Lane%2C%20Rockport'],
])('with the coordinates %j a map leads to %s', (coordinates, href) => {
  const place = { name: 'Mill', address: '1 Mill Lane\nRockport', coordinates, zoom: 15 }
  expect(mapHref(place)).toBe(href)
  expect(mapFrame(place) === null).toBe(coordinates === '')
})

test('what is shared is one value of an address', () => {
  const page = { title: 'Cups & bowls #1', url: 'https://shop.example/a?b=c&d=e' }
  expect(shareHref('email', page)).toBe(
    'mailto:?subject=Cups%20%26%20bowls%20%231&body=https%3A%2F%2Fshop.example%2Fa%3Fb%3Dc%26d%3De',
  )
  expect(new URL(shareHref('facebook', page)).searchParams.get('u')).toBe(page.url)
  expect(new URL(shareHref('whatsapp', page)).searchParams.get('text')).toBe(`${page.title} ${page.url}`)
})
