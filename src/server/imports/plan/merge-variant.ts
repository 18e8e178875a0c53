import type { VariantInput } from '#shared/products/api.ts'
import type { Variant } from '#shared/products/schema.ts'
import type { ImportedProduct, ImportedVariant } from '../formats/imported-product.ts'
import { isSameMeasure } from '../formats/measures.ts'
import type { WantedPicture } from './merge-pictures.ts'

/** A variant as it is saved: the file's fields, else the shop's. */
export function mergeVariant(
  imported: ImportedVariant,
  present: Variant | null,
  pictures: readonly WantedPicture[] | null,
): VariantInput {
  const measure = (given: number | undefined, known: number | undefined) =>
    given === undefined || (known !== undefined && isSameMeasure(given, known)) ? (known ?? 0) : given
  const shown = pictures?.find(({ url }) => url === imported.pictureUrl)?.id
  return {
    id: present?.id ?? null,
    sku: imported.sku || (present?.sku ?? ''),
    ...mergePrices(imported, present),
    ...mergeStock(imported, present),
    ...mergeFixedPrices(imported, present),
    ...mergeContent(imported, present),
    attributes: { ...imported.attributes },
    pictureId: shown ?? present?.pictureId ?? null,
    weightGrams: measure(imported.weightGrams, present?.weightGrams),
    lengthMillimetres: measure(imported.lengthMillimetres, present?.lengthMillimetres),
    widthMillimetres: measure(imported.widthMillimetres, present?.widthMillimetres),
    heightMillimetres: measure(imported.heightMillimetres, present?.heightMillimetres),
  }
}

/** A variant that the file does not mention. */
export const unchangedVariant = (present: Variant): VariantInput => ({ ...present, seenQtyInStock: present.qtyInStock })

/** A file of another shop says nothing of other currencies. */
function mergeFixedPrices(imported: ImportedVariant, present: Variant | null): Pick<VariantInput, 'fixedPrices'> {
  const fixedPrices = imported.fixedPrices ?? present?.fixedPrices
  return fixedPrices && Object.keys(fixedPrices).length > 0 ? { fixedPrices } : {}
}

function mergeContent(imported: ImportedVariant, present: Variant | null): Pick<VariantInput, 'content'> {
  const content = imported.content === undefined ? present?.content : imported.content
  return content ? { content } : {}
}

type Prices = Pick<VariantInput, 'priceCents' | 'salePriceCents' | 'onSale'>

function mergePrices(imported: ImportedVariant, present: Variant | null): Prices {
  const { sellsAtCents } = imported
  if (sellsAtCents !== undefined) {
    const isSale = present?.onSale === true && sellsAtCents < present.priceCents
    return isSale
      ? { priceCents: present.priceCents, salePriceCents: sellsAtCents, onSale: true }
      : { priceCents: sellsAtCents, salePriceCents: present?.salePriceCents ?? 0, onSale: false }
  }
  const priceCents = imported.priceCents ?? present?.priceCents ?? 0
  const salePriceCents = imported.salePriceCents ?? present?.salePriceCents ?? 0
  const isPriced = imported.salePriceCents !== undefined || salePriceCents > 0
  const onSale = (imported.onSale ?? present?.onSale ?? false) && isPriced && salePriceCents < priceCents
  return { priceCents, salePriceCents, onSale }
}

/** Whether an update ends a sale that the file does not mention, because the new price is lower still. */
export const endsSale = (imported: ImportedVariant, present: Variant | null, merged: Prices): boolean =>
  present?.onSale === true && imported.onSale === undefined && !merged.onSale

function mergeStock(
  { unlimited, qtyInStock, isUncounted }: ImportedVariant,
  present: Variant | null,
): Pick<VariantInput, 'unlimited' | 'qtyInStock' | 'seenQtyInStock'> {
  if (unlimited === undefined && present) {
    // Units that are sold between the dry run and the import stay sold.
    return { unlimited: present.unlimited, qtyInStock: present.qtyInStock, seenQtyInStock: present.qtyInStock }
  }
  if (unlimited === undefined) return { unlimited: isUncounted === true, qtyInStock: 0, seenQtyInStock: null }
  return {
    unlimited,
    qtyInStock: unlimited ? qtyInStock || (present?.qtyInStock ?? 0) : (qtyInStock ?? 0),
    seenQtyInStock: null,
  }
}

const hasPrice = ({ priceCents, sellsAtCents }: ImportedVariant) =>
  priceCents !== undefined || sellsAtCents !== undefined

/** Whether a file has no price for any variant of a product: it is sold on request, or not yet. */
export const isPriceless = ({ variants }: Pick<ImportedProduct, 'variants'>): boolean => !variants.some(hasPrice)

/** Whether a variant is left out: it is new, and has no price where others have one. */
export const lacksPrice = (imported: ImportedVariant, present: Variant | null): boolean =>
  present === null && !hasPrice(imported)

/** Whether nothing of a product would have a price: no variant of the file has one, and none is stored. */
export const comesUnpriced = (imported: ImportedProduct, matched: readonly (Variant | null)[]): boolean =>
  isPriceless(imported) && matched.every((known) => known === null)
