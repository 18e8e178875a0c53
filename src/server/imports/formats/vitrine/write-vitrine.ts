import type { Collection } from '#shared/collections/schema.ts'
import { type VitrineColumn, vitrineHeadings } from '#shared/imports/product-headings.ts'
import type { InformationLine } from '#shared/product-information/schema.ts'
import type { Category, Product } from '#shared/products/schema.ts'
import { quantityText } from '#shared/unit-prices/words.ts'
import { movePictures } from '../body-pictures.ts'
import { guardCell } from '../formula-guard.ts'
import { joinWithCommas } from '../split-list.ts'
import { type CellsOf, type ExportContext, productCells, variantCells } from '../squarespace/write-squarespace.ts'
import { type LocationStock, oneLocation } from './location-stock.ts'
import { categoryCells, informationCells, pageCells, pathOfNames } from './own-places.ts'
import { ownSettingsOf } from './own-settings.ts'

const columns = Object.keys(vitrineHeadings) as VitrineColumn[]
type Cells = Partial<Record<VitrineColumn, string>>

/** Facts that our own export needs in addition. */
export interface OwnContext extends ExportContext {
  formName(formId: string): string
  /** The name of a tax category; '' for the standard one, and for one that is gone. */
  taxCategoryName(categoryId: string): string
}

/** The first row of our own format, with a column for each location of a shop that has several. */
export const vitrineHeader = ({ locations }: LocationStock = oneLocation): string[] => [
  ...columns.map((column) => vitrineHeadings[column][0]),
  ...[...locations.values()].map(({ heading }) => guardCell(heading)),
]

/** The rows above the products: information lines, then each store page with its categories. */
export function placeRowsOf(
  information: readonly InformationLine[],
  pages: readonly { readonly page: Collection; readonly categories: readonly Category[] }[],
  context: OwnContext,
): string[][] {
  const rows = pages.flatMap(({ page, categories }) => [
    pageCells(page, context.pictureAddress),
    ...categories
      .filter(({ type }) => type === 'CATEGORY')
      .map((category) =>
        categoryCells(
          category,
          {
            page: page.urlId,
            names: context.categoryNames(category.id),
            address: context.categoryAddress(category.id),
          },
          context.pictureAddress,
        ),
      ),
  ])
  return [...informationCells(information), ...rows].map(rowOf)
}

/** The complete rows of one product: importing them into an empty shop creates the same product. */
export function vitrineRowsOf(product: Product, context: OwnContext, stock: LocationStock = oneLocation): string[][] {
  const metric = { ...context, units: { weight: 'g', length: 'mm' } }
  const urls = new Map(product.pictures.map(({ id, assetUrl }) => [id, context.pictureAddress(assetUrl)]))
  const locations = [...stock.locations.values()]
  return product.variants.map((variant, place) => [
    ...rowOf({
      ...(place === 0 && { ...productCells(product, metric), ...ownCells(product, context) }),
      ...variantCells(product, variant, metric),
      ...(variant.content && {
        content: quantityText(variant.content),
        contentPer: quantityText(variant.content.per),
      }),
      variantPicture: urls.get(variant.pictureId ?? '') ?? '',
    }),
    ...locations.map(({ id }) => (variant.unlimited ? '' : String(stock.unitsAt(variant.id, variant.qtyInStock, id)))),
  ])
}

const rowOf = (cells: Cells) => columns.map((column) => guardCell(cells[column] ?? ''))

function ownCells(product: Product, context: OwnContext): CellsOf & Cells {
  const named = product.categoryIds.filter((id) => context.categoryAddress(id) !== '')
  return {
    pageTitle: context.stores.get(product.collectionId)?.title ?? '',
    categoryNames: joinWithCommas(named.map((id) => pathOfNames(context.categoryNames(id)))),
    // Another site needs an absolute URL to fetch the picture.
    body: movePictures(product.body, (url) => (url.startsWith('/media/') ? context.pictureAddress(url) : null)),
    excerpt: product.excerpt,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    altTexts: JSON.stringify(product.pictures.map(({ altText }) => altText)),
    taxable: product.taxable ? 'Yes' : 'No',
    taxCategory: context.taxCategoryName(product.taxCategoryId),
    own: JSON.stringify(
      ownSettingsOf(product, {
        formName: context.formName,
        isInRoot: named.length < product.categoryIds.length,
      }),
    ),
  }
}
