import { type SquarespaceColumn, squarespaceColumns, squarespaceHeadings } from '#shared/imports/product-headings.ts'
import { decimalOf } from '#shared/money/money.ts'
import { type ProductType, productTypes } from '#shared/products/codes.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { isVisible } from '#shared/products/status.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { guardCell } from '../formula-guard.ts'
import { inLengthUnit, inWeightUnit, type Units } from '../measures.ts'
import { joinWithCommas } from '../split-list.ts'

/** Facts besides the products that an export needs. */
export interface ExportContext {
  readonly currency: string
  readonly units: Units
  /** Milliseconds since 1970. */
  readonly now: number
  /** Store pages by id. */
  readonly stores: ReadonlyMap<string, { readonly urlId: string; readonly title: string }>
  /** A category's URL below its store, '/flower/zinnia'; empty for the root. */
  categoryAddress(categoryId: string): string
  /** Names of a category and its ancestors below its store, from the top down; empty for the root. */
  categoryNames(categoryId: string): readonly string[]
  /** The public, absolute URL of a picture. */
  pictureAddress(assetUrl: string): string
}

const typeNames = new Map<ProductType, string>([
  [productTypes.physical, 'PHYSICAL'],
  [productTypes.digital, 'DIGITAL'],
  [productTypes.service, 'SERVICE'],
  [productTypes.giftCard, 'GIFT_CARD'],
  [productTypes.donation, 'DONATION'],
  [productTypes.paywall, 'PAYWALL'],
])

/** The first row of a file. */
export const headerOf = (count: 26 | 32): string[] =>
  squarespaceColumns(count).map((column) => squarespaceHeadings[column][0])

/**
 * The rows of one product, protected against being run as formulas: one row per variant, the product's own fields in
 * the first.
 */
export function rowsOf(product: Product, count: 26 | 32, context: ExportContext): string[][] {
  const columns = squarespaceColumns(count)
  return product.variants.map((variant, place) => {
    const cells = { ...(place === 0 && productCells(product, context)), ...variantCells(product, variant, context) }
    return columns.map((column) => guardCell(cells[column] ?? ''))
  })
}

export type CellsOf = Partial<Record<SquarespaceColumn, string>>

export function productCells(product: Product, context: ExportContext): CellsOf {
  return {
    productId: product.id,
    type: typeNames.get(product.productType) ?? '',
    storePage: context.stores.get(product.collectionId)?.urlId ?? '',
    urlId: product.urlId,
    title: product.title,
    body: product.body,
    categories: joinWithCommas(product.categoryIds.map(context.categoryAddress).filter((address) => address !== '')),
    tags: joinWithCommas(product.tags),
    visible: isVisible(product, context.now) ? 'Yes' : 'No',
    pictures: product.pictures.map((picture) => context.pictureAddress(picture.assetUrl)).join(' '),
  }
}

export function variantCells(product: Product, variant: Variant, { currency, units }: ExportContext): CellsOf {
  // Two decimals for every currency, as in Squarespace's files; for the yen they are zeros.
  const money = (cents: number) => {
    const decimal = decimalOf(cents, currency)
    return decimal.includes('.') ? decimal : `${decimal}.00`
  }
  const cells: CellsOf = {
    variantId: variant.id,
    sku: variant.sku,
    price: money(variant.priceCents),
    salePrice: money(variant.salePriceCents),
    onSale: variant.onSale ? 'Yes' : 'No',
    stock: variant.unlimited ? 'Unlimited' : String(variant.qtyInStock),
    weight: inWeightUnit(variant.weightGrams, units.weight),
    length: inLengthUnit(variant.lengthMillimetres, units.length),
    width: inLengthUnit(variant.widthMillimetres, units.length),
    height: inLengthUnit(variant.heightMillimetres, units.length),
  }
  for (const [place, { name }] of product.options.entries()) {
    cells[`option${place + 1}Name` as SquarespaceColumn] = name
    cells[`option${place + 1}Value` as SquarespaceColumn] = ownValue(variant.attributes, name) ?? ''
  }
  return cells
}
