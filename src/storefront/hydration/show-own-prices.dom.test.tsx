import { afterEach, expect, test, vi } from 'vitest'
import { getOwnPricesCall } from '#shared/customer-groups/own-prices-api.ts'
import { hasOwnPrices } from '../islands/cart-cookies.ts'
import { getOwnPrices, showOwnPrices } from './show-own-prices.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page with these products, and the addresses that it asks. */
async function show(html: string, prices: object[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ prices })
  })
  document.body.innerHTML = html
  await showOwnPrices(document)
  return asked
}

test('one call asks for all products of a page, and each price is shown beside that of the shop', async () => {
  const card = (id: string) => `<article data-item-id="${id}"><div class="product-price">$20.00</div></article>`
  const asked = await show(card('mug') + card('bowl') + card('mug'), [
    { itemId: 'mug', words: 'Your price: $16.00', steps: ['10 or more: $15.00 each'] },
  ])
  expect(asked).toEqual(['/api/commerce/own-prices?items=mug%2Cbowl'])
  const shown = [...document.querySelectorAll('article')].map((article) => article.textContent)
  expect(shown).toEqual(['$20.00Your price: $16.00', '$20.00', '$20.00Your price: $16.00'])
})

test('a product’s own page shows the prices for more pieces above its form', async () => {
  const html = '<article class="product" data-item-id="mug"><div class="product-checkout"><p>Form</p></div></article>'
  await show(html, [{ itemId: 'mug', words: 'Your price: $16.00', steps: ['10 or more: $15.00 each'] }])
  expect(document.body.textContent).toBe('Your price: $16.0010 or more: $15.00 eachForm')
  expect(document.querySelector('.product-checkout .own-price')).toBeNull()
  const product = document.querySelector<HTMLElement>('.product')!
  expect(product.matches('[data-own-price]')).toBe(true)
  expect(product.style.getPropertyValue('--own-price')).toBe('"Your price: $16.00"')
})

test('a product’s own page shows its prices once, though what is around it and in it names the product again', async () => {
  const form = '<div class="product-checkout"><button data-item-id="mug">Add</button></div>'
  await show(`<div data-item-id="mug"><article class="product" data-item-id="mug">${form}</article></div>`, [
    { itemId: 'mug', words: 'Your price: $16.00', steps: ['10 or more: $15.00 each'] },
  ])
  expect(document.querySelectorAll('.own-price')).toHaveLength(1)
  expect(document.body.textContent).toBe('Your price: $16.0010 or more: $15.00 eachAdd')
})

test('a part of a page that came later, as a quick view, is asked for alone', async () => {
  const list = '<article data-item-id="bowl"><div class="product-price">$20.00</div></article>'
  await show(`${list}<dialog><div data-item-id="mug"><div class="product-checkout"></div></div></dialog>`, [])
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ prices: [{ itemId: 'mug', words: 'Your price: $16.00', steps: [] }] })
  })
  await showOwnPrices(document.querySelector('dialog')!)
  expect(asked).toEqual(['/api/commerce/own-prices?items=mug'])
  expect(document.querySelector('dialog')?.textContent).toBe('Your price: $16.00')
})

test('a page without products asks for nothing', async () => {
  expect(await show('<p>About us</p>', [])).toEqual([])
})

test('the address is that of the contract', () => {
  const { method, path } = getOwnPricesCall
  expect(getOwnPrices).toEqual({ method, path })
})

test.each([
  ['', false],
  ['hasGroup=true', true],
  ['a=b; hasGroup=true', true],
  ['hasGroup=', false],
])('with the cookies “%s”, a browser has prices of its own: %s', (cookies, expected) => {
  expect(hasOwnPrices(cookies)).toBe(expected)
})
