import type { getOwnPricesCall } from '#shared/customer-groups/own-prices-api.ts'
import { MOST_ASKED } from '#shared/customer-groups/paths.ts'
import { call } from '#shared/http/call.ts'
import { callAddress } from '../islands/call-address.ts'

/** The address of the call; a test compares it with the contract. */
export const getOwnPrices = callAddress<typeof getOwnPricesCall>('GET', '/api/commerce/own-prices')

/**
 * Shows a buyer the prices of their group beside those of the shop, on product pages, in lists and in a quick view. Pages are the same for
 * everyone, so they are asked for with one call, and only by browsers that have opened the link of a customer.
 */
export async function showOwnPrices(page: ParentNode): Promise<void> {
  // A product’s own page names the product again at what is in it, such as its button.
  const outer = [...page.querySelectorAll<HTMLElement>('[data-item-id]')].filter((place) => {
    const around = place.parentElement?.closest<HTMLElement>('[data-item-id]')
    return around?.dataset.itemId !== place.dataset.itemId
  })
  const places = Map.groupBy(outer, (place) => place.dataset.itemId!)
  const ids = [...places.keys()].slice(0, MOST_ASKED)
  if (ids.length === 0) return
  const reply = await call(getOwnPrices, { query: { items: ids.join(',') } })
  if (!reply.ok) return
  for (const { itemId, words, steps } of reply.value.prices)
    for (const place of places.get(itemId) ?? []) {
      // The price of a product's own page belongs to its form, which is drawn again with each choice.
      const before = place.querySelector('.product-checkout')
      const line = lineOf(words, before ? steps : [])
      if (before) {
        before.before(line)
        // The bar at the bottom of a phone is part of the form: its style shows this in place of the price of the shop.
        place.dataset.ownPrice = ''
        place.style.setProperty('--own-price', JSON.stringify(words))
      } else place.querySelector('.product-price')?.after(line)
    }
}

function lineOf(words: string, steps: readonly string[]): HTMLElement {
  const element = document.createElement('div')
  element.className = 'own-price'
  for (const text of [words, ...steps]) {
    const line = document.createElement('p')
    line.textContent = text
    element.append(line)
  }
  return element
}
