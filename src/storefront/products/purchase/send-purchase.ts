import type { VariantData } from '#shared/products/data-attributes.ts'
import { hasVariants } from '#shared/products/rules.ts'
import type { PurchaseModel, PurchaseVariant, VariantWords } from './model.ts'

/**
 * A purchase as it is sent to the browser. With options, the page already contains each variant in `data-variants` for
 * scripts of the site; to avoid sending hundreds of them twice, only their texts are added.
 */
export interface SentPurchase extends Omit<PurchaseModel, 'variants'> {
  /** Null: they are in the page. */
  readonly variants: readonly PurchaseVariant[] | null
  readonly words: readonly VariantWords[]
  /** For each variant, in order, the index of its texts. */
  readonly wordsOfVariants: readonly number[]
}

/** Packs a purchase for the browser. */
export function sendPurchase(model: PurchaseModel): SentPurchase {
  if (!hasVariants(model)) return { ...model, words: [], wordsOfVariants: [] }
  const indexes = new Map<string, number>()
  const words: VariantWords[] = []
  const wordsOfVariants = model.variants.map(({ price, scarcity, payLater, mark }) => {
    const found: VariantWords = { price, scarcity, payLater, mark }
    const key = JSON.stringify(found)
    const known = indexes.get(key)
    if (known !== undefined) return known
    indexes.set(key, words.length)
    return words.push(found) - 1
  })
  return { ...model, variants: null, words, wordsOfVariants }
}

/**
 * Unpacks a purchase. `variantsData` returns the text of `data-variants`; it is called only when the variants are
 * there.
 * @throws SyntaxError when a script of the site has changed that text
 */
export function receivePurchase(sent: SentPurchase, variantsData: () => string): PurchaseModel {
  const { words, wordsOfVariants, ...model } = sent
  if (model.variants) return { ...model, variants: model.variants }
  const data = JSON.parse(variantsData()) as VariantData[]
  return {
    ...model,
    variants: data.map(({ id, sku, attributes, unlimited, qtyInStock, mainImageId }, index) => ({
      id,
      sku,
      attributes,
      unlimited,
      qtyInStock,
      pictureId: mainImageId ?? null,
      ...words[wordsOfVariants[index]!]!,
    })),
  }
}

/** The text of `data-variants` of a product on this page. */
export function variantsDataOnPage(productId: string): string {
  const element = document.querySelector<HTMLElement>(`.product-variants[data-item-id="${CSS.escape(productId)}"]`)
  return element?.dataset.variants ?? '[]'
}
