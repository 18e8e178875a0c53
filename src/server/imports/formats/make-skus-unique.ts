import type { ImportProblem } from '#shared/imports/schema.ts'
import { type ImportedProduct, type ImportedVariant, isSound } from './imported-product.ts'
import { problem } from './problems.ts'

/**
 * A SKU identifies one variant in the whole shop; other shops allow duplicates. The second one in a file gets a number,
 * the same one at each import, so that a second import finds it again.
 */
export function makeSkusUnique(): (product: ImportedProduct, heading: string) => ImportedProduct {
  const lines = new Map<string, number>()
  return (product, heading) => {
    if (!isSound(product)) return product
    const problems: ImportProblem[] = []
    const variants = product.variants.map((variant) => {
      const before = lines.get(variant.sku)
      const instead = before === undefined ? variant.sku : freeSku(variant)
      if (variant.sku !== '') lines.set(instead, variant.line)
      if (before === undefined) return variant
      const facts = { sku: variant.sku, line: before, instead }
      problems.push(problem('warning', 'sku-repeated', { line: variant.line, column: heading }, facts))
      return { ...variant, sku: instead }
    })
    return problems.length === 0 ? product : { ...product, variants, problems: [...product.problems, ...problems] }
  }

  function freeSku({ sku }: ImportedVariant): string {
    for (let number = 2; ; number += 1) if (!lines.has(`${sku}-${number}`)) return `${sku}-${number}`
  }
}
