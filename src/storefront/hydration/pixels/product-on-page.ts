import type { PixelEvent } from '#shared/pixels/events.ts'

/** As pages describe a product to search engines. */
interface ProductNode {
  readonly '@type'?: string
  readonly name?: string
  readonly offers?: { readonly price?: string; readonly lowPrice?: string; readonly priceCurrency?: string }
}

/** The product whose page this is, with its price or its lowest one; null on other pages. */
export function productOnPage(): Pick<PixelEvent, 'currency' | 'value' | 'items'> | null {
  const { itemId } = document.body.dataset
  if (!itemId || !document.body.classList.contains('collection-type-13')) return null
  const script = document.querySelector('script[type="application/ld+json"]')
  const { '@graph': graph = [] } = JSON.parse(script?.textContent || '{}') as { '@graph'?: readonly ProductNode[] }
  const product = graph.find((node) => node['@type'] === 'Product')
  if (!product?.offers) return null
  const { price, lowPrice, priceCurrency } = product.offers
  const value = Number(price ?? lowPrice)
  return {
    ...(priceCurrency && { currency: priceCurrency }),
    value,
    items: [{ id: itemId, name: product.name ?? '', quantity: 1, price: value }],
  }
}
