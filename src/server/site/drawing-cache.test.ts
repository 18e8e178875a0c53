import { describe, expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { setStock } from '#server/stock/set-stock.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { getHeaderFooterCall, saveHeaderFooterCall } from '#shared/header-footer/api.ts'
import { textOf } from '#storefront/document/drawing-cache.ts'
import { createDrawingCache } from './drawing-cache.ts'

const app = await startTestApp()

const drawingOf = (text: string, isSound = true) => ({ pieces: [{ text }], isSound })

describe('a drawing that is kept', () => {
  const one = { version: 1 }
  const other = { version: 2 }

  test('belongs to its name and to its object, which later versions have with the same content', () => {
    const cache = createDrawingCache(1)
    const draw = (owner: object, name: string, text: string) =>
      cache.of(owner, name, () => drawingOf(text)).pieces[0]!.text
    expect(draw(one, 'header', 'first')).toBe('first')
    expect(draw(one, 'header', 'again')).toBe('first')
    expect(draw(one, 'footer', 'footer')).toBe('footer')
    expect(draw(other, 'header', 'other')).toBe('other')
    expect(draw({ version: 1 }, 'header', 'again')).toBe('first')
  })

  test('is put together with the parts that others have too, and drawn again when one of them is gone', () => {
    const cache = createDrawingCache(1)
    let drawn = 0
    const read = (page: string) => {
      const { pieces } = cache.document(one, page, () => {
        drawn += 1
        return {
          pieces: [`<title>${page}</title>`, ...cache.of(one, 'header', () => drawingOf('header')).pieces, 'end'],
        }
      })
      return textOf(pieces)
    }
    const whole = '<title>mug</title>headerend'
    expect([read('mug'), read('cup'), read('mug')]).toEqual([whole, whole.replace('mug', 'cup'), whole])
    expect(drawn).toBe(2)
    // The header stays as long as one of its pages is asked for.
    for (let page = 0; page < 100; page += 1) {
      cache.of(other, String(page), () => drawingOf('x'.repeat(50_000)))
      if (page % 5 === 0) read('mug')
    }
    expect([read('mug'), drawn]).toEqual([whole, 2])
    for (let page = 0; page < 100; page += 1) cache.of(other, `more ${page}`, () => drawingOf('x'.repeat(50_000)))
    expect([read('cup'), drawn]).toEqual([whole.replace('mug', 'cup'), 3])
  })

  test.each([
    ['equal', { mugs: [1, 'two', null] }, { mugs: [1, 'two', null] }, true],
    ['of another number', { count: 1 }, { count: 2 }, false],
    ['a number and its text', { count: 1 }, { count: '1' }, false],
    ['infinite and missing', { most: Infinity }, { most: null }, false],
    ['maps', new Map([['mug', 1]]), new Map([['mug', 2]]), false],
    ['sets', { chosen: new Set(['a']) }, { chosen: new Set(['b']) }, false],
    ['times', { at: new Date(1) }, { at: new Date(2) }, false],
  ])('of content is taken for the same content only: %s', (_, first, second, isSame) => {
    const cache = createDrawingCache(1)
    cache.byContent(one, first, () => drawingOf('first'))
    const text = cache.byContent(one, second, () => drawingOf('second')).pieces[0]!.text
    expect(text).toBe(isSame ? 'first' : 'second')
    expect(cache.byContent(other, first, () => drawingOf('by another')).pieces[0]!.text).toBe('by another')
  })

  test('is sound, and its content is data', () => {
    const cache = createDrawingCache(1)
    cache.byContent(one, { a: 1 }, () => drawingOf('broken', false))
    cache.byContent(one, { draw: () => 1 }, () => drawingOf('of a function'))
    expect(cache.size).toBe(0)
  })

  test('makes room for later ones', () => {
    const cache = createDrawingCache(1)
    for (let page = 0; page < 100; page += 1) cache.of(one, String(page), () => drawingOf('x'.repeat(50_000)))
    expect(cache.size).toBeGreaterThan(15)
    expect(cache.size).toBeLessThan(21)
  })
})

test('a change of the header is seen at once on every page, and on no other website', async () => {
  const shop = await buildShop(app)
  const neighbor = await buildShop(app)
  const urls = []
  for (const { store, addProduct } of [shop, neighbor]) {
    const { urlId } = await addProduct({ title: 'Harbor mug' })
    urls.push(`/${store.urlId}/p/${urlId}`)
  }
  const owner = await app.owner(shop.website)
  const { header, footer } = (await owner.call(getHeaderFooterCall, {})).body
  const announce = (text: string) => {
    const announcement = { text, href: null, colors: 'accent' as const, isDismissible: false }
    return owner.call(saveHeaderFooterCall, { body: { header: { ...header, announcement }, footer } })
  }
  const read = async ({ website }: typeof shop, url: string) => (await app.visitor(website).request('GET', url)).body
  for (const words of ['Closed on Sunday', 'Open on Sunday']) {
    await announce(words)
    for (const url of [urls[0]!, `/${shop.store.urlId}`, '/search', '/cart']) {
      const page = await read(shop, url)
      expect(page.match(/(Closed|Open) on Sunday/g), url).toEqual([words])
    }
    expect(await read(neighbor, urls[1]!)).not.toContain('on Sunday')
  }
})

test('what is sold out leaves a filtered list at once, which is read once for each version', async () => {
  const { website, store, addProduct } = await buildShop(app)
  const mug = await addProduct({ title: 'Harbor mug' })
  await addProduct({ title: 'Tide bowl' })
  const listed = async (query: string) => {
    const { body } = await app.visitor(website).request('GET', `/${store.urlId}?${query}`)
    return ['Harbor mug', 'Tide bowl'].filter((title) => body.includes(`>${title}</a>`))
  }
  expect(await listed('in-stock=1')).toEqual(['Harbor mug', 'Tide bowl'])
  expect(await listed('in-stock=1&price-to=1')).toEqual([])
  await app.changing(website, (scope) =>
    setStock(scope, [{ kind: 'set', variantId: mug.variants[0]!.id, quantity: 0 }], newId()),
  )
  expect(await listed('in-stock=1')).toEqual(['Tide bowl'])
})
