import { expect, type Page } from '@playwright/test'

/** The island of a page, once it is hydrated. */
export const alive = (page: Page, island: string) =>
  page.locator(`[data-island="${island}"][data-hydrated]`).first().waitFor()

/** The add button in its place; on a phone there is another one in a bar while this one is off screen. */
export const addButton = (page: Page, name: string | RegExp = /^(Add To Cart|Buy the notebook|Book a wheel)$/) =>
  page.getByRole('button', { name }).first()

/** The dialog after an addition. */
export const miniCart = (page: Page) => page.getByRole('dialog', { name: 'Added to your cart' })

/** Presses the add button of the product's page and waits until the mini cart shows the item. */
export async function addToCart(page: Page): Promise<void> {
  await alive(page, 'products/purchase')
  await addButton(page).click()
  await expect(miniCart(page)).toBeVisible()
}

/**
 * Fills the visitor's cart without opening pages, for tests that start later. The product is named by the end of its
 * URL; of a product with variants, by their description.
 */
export async function putInCart(page: Page, product: string, choice = '', quantity = 1): Promise<void> {
  const html = await (await page.request.get(`/shop/p/${product}`)).text()
  const answer = await page.request.post('/api/commerce/shopping-cart/entries', {
    headers: { 'x-csrf-token': await csrfTokenOf(page) },
    data: { itemId: between(html, 'name="itemId" value="', '"'), sku: skuOf(html, choice), quantity },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

function skuOf(html: string, choice: string): string {
  if (!choice) return between(html, 'name="sku" value="', '"')
  const variants = JSON.parse(between(html, 'data-variants="', '"').replaceAll('&quot;', '"')) as {
    sku: string
    attributes: Record<string, string>
  }[]
  return variants.find(({ attributes }) => Object.values(attributes).join(' / ') === choice)!.sku
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start) + start.length
  return text.slice(from, text.indexOf(end, from))
}

/** The CSRF token of the visitor's browser; it gets one if it has none. */
export async function csrfTokenOf(page: Page): Promise<string> {
  const find = async () => (await page.context().cookies()).find((cookie) => cookie.name === 'crumb')?.value
  if (!(await find())) await page.request.get('/cart')
  return decodeURIComponent((await find())!)
}
