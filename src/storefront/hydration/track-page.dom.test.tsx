import { afterEach, expect, test, vi } from 'vitest'
import { SHOP_EVENT } from '../islands/dispatch-shop-event.ts'
import { trackPage } from './track-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  document.body.className = ''
  delete document.body.dataset.itemId
})

/** Opens a page, and gives what it tells. */
function openPage(className: string, itemId: string | null) {
  const told: [name: string, content: Record<string, unknown>][] = []
  vi.stubGlobal('navigator', {
    language: 'en-US',
    sendBeacon(_: string, body: string) {
      const { eventSchemaName, eventContent } = JSON.parse(body)
      told.push([eventSchemaName, JSON.parse(eventContent)])
      return true
    },
  })
  // The document outlives this test: it keeps no listeners of it.
  const listeners = new Map<string, (event: object) => void>()
  vi.spyOn(document, 'addEventListener').mockImplementation((name: string, listener: unknown) => {
    listeners.set(name, listener as (event: object) => void)
  })
  document.body.className = className
  if (itemId !== null) document.body.dataset.itemId = itemId
  trackPage()
  return {
    told,
    press: (target: Element) => listeners.get('click')!({ target }),
    add: (itemId: string) =>
      listeners.get(SHOP_EVENT)!({
        detail: { name: 'AddToCart', addition: { itemId, title: '', quantity: 1, unitCents: 1 } },
      }),
  }
}

test.each([
  ['a course', 'collection-type-25', null, 'VideoListsPageView'],
  ['a lesson of a course', 'collection-type-25', 'lesson-1', 'VideoDetailsPageView'],
  ['a list of videos', 'collection-type-24', null, 'VideoListsPageView'],
  ['a single video', 'collection-type-24', 'lesson-1', 'VideoDetailsPageView'],
  ['a product', 'collection-type-13', 'product-1', 'CommerceShopping_VisitPDP'],
])('the page of %s tells that it was opened', (_, className, itemId, name) => {
  const { told } = openPage(`${className} view-item`, itemId)
  expect(told).toEqual([[name, expect.objectContaining(itemId === null ? {} : { object_identifier: itemId })]])
})

test('a post tells nothing', () => {
  expect(openPage('collection-type-1 view-item', 'post-1').told).toEqual([])
})

test('a video of another company tells where it is from once it is pressed', () => {
  const { told, press } = openPage('collection-type-1', null)
  const href = 'https://vimeo.com/76979871'
  document.body.innerHTML = `<a class="video-play" href="${href}"><span>Play</span></a><a href="/" class="map">Map</a>`
  press(document.querySelector('.map')!)
  expect(told).toEqual([])
  press(document.querySelector('.video-play span')!)
  expect(told).toEqual([['ClicksThirdPartyVideo', expect.objectContaining({ destination_url: href })]])
})

test('what is added names its own product, also from a list', () => {
  const { told, add } = openPage('collection-type-13', null)
  add('mug')
  expect(told).toEqual([['AddToCart', expect.objectContaining({ object_identifier: 'mug' })]])
})

test.each([
  ['bowl', ['AddToCart', 'RelatedProductAddToCart']],
  ['mug', ['AddToCart']],
])('on a page with the related product bowl, adding %s tells %j', (itemId, names) => {
  document.body.innerHTML = '<section class="related-products"><article data-item-id="bowl"></article></section>'
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  )
  const { told, add } = openPage('', 'mug')
  add(itemId)
  expect(told).toEqual(names.map((name) => [name, expect.objectContaining({ object_identifier: itemId })]))
})
