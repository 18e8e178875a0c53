import { type ProductType, productTypes } from '#shared/products/codes.ts'
import type { InformationLine } from './schema.ts'

/** The lines that a product's page shows. */
export const informationFor = (lines: readonly InformationLine[], productType: ProductType): InformationLine[] =>
  lines.filter(({ shownWith }) => shownWith === 'all' || productType === productTypes.physical)
