import { isCounted, type Stock } from './rules.ts'
import type { Product, Scarcity } from './schema.ts'

/** The product's own setting for scarcity notices, else the shop's; null when notices are off. */
export function scarcityOf(
  product: Pick<Product, 'productType' | 'scarcity'>,
  settings: { readonly scarcity: Scarcity },
): Scarcity | null {
  const scarcity = product.scarcity ?? settings.scarcity
  return scarcity.enabled && isCounted(product.productType) ? scarcity : null
}

/**
 * The notice that few pieces are left: only for limited stock at or under the threshold, never for sold-out variants.
 * `{qty}` becomes the number of pieces; so does `{qtyInStock}`, the name in templates of sites.
 */
export function scarcityNotice(scarcity: Scarcity | null, stock: Stock): string | null {
  if (!scarcity || stock.unlimited || stock.qtyInStock < 1 || stock.qtyInStock > scarcity.threshold) return null
  return scarcity.text.replace(/\{qty(?:InStock)?\}/g, String(stock.qtyInStock))
}

/**
 * Whether visitors can see a change of one variant's stock, so that cached pages must be rendered again: it sells out
 * or is back in stock, a scarcity notice changes, or the quantity input (hidden at one piece) appears or disappears.
 * @param thresholds `scarcity` is the notice's threshold, null when notices are off
 */
export function stockChangeIsVisible(
  before: Stock,
  after: Stock,
  thresholds: { readonly scarcity: number | null },
): boolean {
  const [earlier, later] = [piecesOf(before), piecesOf(after)]
  if (earlier === later) return false
  const edges = [0, 1]
  if (edges.some((edge) => earlier <= edge !== later <= edge)) return true
  return thresholds.scarcity !== null && Math.min(earlier, later) <= thresholds.scarcity
}

function piecesOf(stock: Stock): number {
  return stock.unlimited ? Infinity : stock.qtyInStock
}
