import { safeParse } from 'zod/v4/core'
import { compiledWhenOften } from '#server/checking/compiled.ts'
import type { ImportProblem } from '#shared/imports/schema.ts'
import { type ProductInput, productInputSchema } from '#shared/products/api.ts'
import { bundleMessages } from '#shared/products/bundles/messages.ts'
import { checkProduct } from '#shared/products/check-product.ts'
import { productMessages } from '#shared/products/messages.ts'
import type { ImportedProduct } from '../formats/imported-product.ts'
import { problem } from '../formats/problems.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * A product after the shop's own checks, or their refusal with the line that it is about. Saving repeats the checks;
 * here they make the dry run complete.
 */
export function judgeProduct(
  imported: ImportedProduct,
  merged: ProductInput,
  { currency, now }: Pick<Catalogue, 'currency' | 'now'>,
): { readonly input: ProductInput } | { readonly problem: ImportProblem } {
  const refusedFor = (detail: string, line = imported.line) => ({
    problem: problem('error', 'product-refused', { line }, { detail }),
  })
  const parsed = parseInput(merged)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return refusedFor(`${fieldNames.get(issue?.path[0]) ?? 'Product'}: ${issue?.message ?? ''}`)
  }
  const checked = checkProduct(parsed.data, currency, now)
  if (checked.ok) return { input: checked.value }
  const { code, variant } = checked.failure
  // Without options in the file, the variants are those of the shop.
  const line = typeof variant === 'number' && imported.options ? imported.variants[variant]?.line : undefined
  return refusedFor({ ...productMessages, ...bundleMessages }[code](checked.failure), line)
}

const parseInput = compiledWhenOften(productInputSchema, safeParse)

/** Labels of product fields that can be refused. */
const fieldNames: ReadonlyMap<PropertyKey | undefined, string> = new Map([
  ['title', 'Title'],
  ['urlId', 'URL'],
  ['body', 'Description'],
  ['excerpt', 'Short description'],
  ['tags', 'Tags'],
  ['categoryIds', 'Categories'],
  ['options', 'Options'],
  ['variants', 'Variants'],
  ['pictures', 'Images'],
  ['seoTitle', 'SEO title'],
  ['seoDescription', 'SEO description'],
])
