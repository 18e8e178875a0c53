import type { Product } from '#shared/products/schema.ts'
import { guardCell } from './formula-guard.ts'
import { ownSettingsOf } from './own-settings.ts'
import { joinList } from './split-list.ts'
import { type VitrineColumn, vitrineHeadings } from './squarespace-columns.ts'
import { type CellsOf, type ExportContext, productCells, variantCells } from './write-squarespace.ts'

const columns = Object.keys(vitrineHeadings) as VitrineColumn[]

/** The first row of our own format. */
export const vitrineHeader = (): string[] => columns.map((column) => vitrineHeadings[column][0])

/** The rows of one product with all that the shop knows of it: importing them into an empty shop makes the same product. */
export function vitrineRowsOf(product: Product, context: ExportContext): string[][] {
  const metric = { ...context, units: { weight: 'g', length: 'mm' } }
  const urls = new Map(product.pictures.map(({ id, assetUrl }) => [id, context.pictureAddress(assetUrl)]))
  return product.variants.map((variant, place) => {
    const cells: Partial<Record<VitrineColumn, string>> = {
      ...(place === 0 && { ...productCells(product, metric), ...ownCells(product, context) }),
      ...variantCells(product, variant, metric),
      variantPicture: urls.get(variant.pictureId ?? '') ?? '',
    }
    return columns.map((column) => guardCell(cells[column] ?? ''))
  })
}

function ownCells(product: Product, context: ExportContext): CellsOf & Partial<Record<VitrineColumn, string>> {
  const named = product.categoryIds.filter((id) => context.categoryAddress(id) !== '')
  return {
    pageTitle: context.stores.get(product.collectionId)?.title ?? '',
    categoryNames: joinList(named.map((id) => context.categoryNames(id).map(escaped).join(' > '))),
    excerpt: product.excerpt,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    altTexts: JSON.stringify(product.pictures.map(({ altText }) => altText)),
    taxable: product.taxable ? 'Yes' : 'No',
    own: JSON.stringify(ownSettingsOf(product)),
  }
}

/** A name may hold the sign that parts levels. */
const escaped = (name: string) => name.replaceAll('>', '\\>')
