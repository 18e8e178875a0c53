import type { ImportProblem } from '#shared/imports/schema.ts'
import { limits } from '#shared/limits.ts'
import { onOneLine } from '#shared/texts/schema.ts'
import { categoryName, fitsDepth, pathInWords } from './category-paths.ts'
import { gatherWarnings } from './gather-warnings.ts'
import type { CategoryPath, ImportedPicture, ImportedProduct, ImportedVariant } from './imported-product.ts'
import { type ProblemCode, problem } from './problems.ts'
import { factsOfBody, withoutLostPictures, withSafePictures } from './tidy-body.ts'

const LONGEST = {
  title: 200,
  body: 100_000,
  excerpt: 1000,
  seoTitle: 200,
  seoDescription: 500,
  sku: 100,
  address: 2000,
  sourceId: 200,
} as const
const MOST = { tags: 100, pictures: 100, problems: 50 } as const

/** Columns that are checked here. */
export type TidyColumn = 'title' | 'body' | 'tags' | 'categories' | 'pictures' | 'sku' | 'price' | 'salePrice'

/**
 * Adjusts a product to the limits of the shop, the same for every format: small corrections cause a warning, changes of
 * the goods themselves are errors.
 * @param heading the file's heading of a column, for problems
 */
export function tidyProduct(product: ImportedProduct, heading: (column: TidyColumn) => string): ImportedProduct {
  const problems: ImportProblem[] = []
  const say = (
    severity: ImportProblem['severity'],
    code: ProblemCode,
    column: string,
    facts: Record<string, unknown> = {},
    line = product.line,
  ) => problems.push(problem(severity, code, { line, column }, facts))
  const cut = (text: string, limit: number, column: string): string => {
    if (text.length <= limit) return text
    say('warning', 'text-cut', column, { text, limit })
    return [...text].slice(0, limit).join('').trim()
  }

  if (product.title === '' && product.skip === null) say('error', 'title-missing', heading('title'))
  // A stray quotation mark swallows the lines up to the next one.
  const swallowed = [product.title, ...product.variants.map(({ sku }) => sku)].find(
    (text) => text.includes('"') && /[\r\n]/.test(text),
  )
  if (swallowed !== undefined) say('error', 'quotation-mark', heading('title'), { last: product.lastLine })
  if (product.title.length > LONGEST.title) say('error', 'text-too-long', heading('title'), { limit: LONGEST.title })
  if ((product.body ?? '').length > LONGEST.body)
    say('error', 'text-too-long', heading('body'), { limit: LONGEST.body })
  if ((product.options?.length ?? 0) > limits.optionsPerProduct) say('error', 'too-many-options', '')
  if (product.variants.length > limits.variantsPerProduct) say('error', 'too-many-variants', '')

  const tidied: ImportedProduct = {
    ...product,
    sourceId: product.sourceId.length > LONGEST.sourceId ? '' : product.sourceId,
    ...(product.body !== undefined && tidyBody(product)),
    title: onOneLine(product.title).slice(0, LONGEST.title),
    ...(product.options && { options: product.options.map(onOneLine) }),
    variants: product.variants.map(tidyVariant),
    ...(product.excerpt !== undefined && { excerpt: cut(product.excerpt, LONGEST.excerpt, '') }),
    ...(product.seoTitle !== undefined && { seoTitle: cut(onOneLine(product.seoTitle), LONGEST.seoTitle, '') }),
    ...(product.seoDescription !== undefined && {
      seoDescription: cut(product.seoDescription, LONGEST.seoDescription, ''),
    }),
    ...(product.tags && { tags: tidyTags(product.tags) }),
    ...(product.categories && { categories: tidyCategories(product.categories) }),
    ...(product.pictures && { pictures: tidyPictures(product.pictures) }),
  }
  return { ...tidied, problems: gatherWarnings([...product.problems, ...problems]).slice(0, MOST.problems) }

  function tidyVariant(variant: ImportedVariant): ImportedVariant {
    if (variant.sku.length > LONGEST.sku) {
      say('error', 'text-too-long', heading('sku'), { limit: LONGEST.sku }, variant.line)
    }
    const { onSale, salePriceCents, priceCents } = variant
    const isTooHigh =
      onSale === true && salePriceCents !== undefined && priceCents !== undefined && salePriceCents >= priceCents
    if (isTooHigh) say('warning', 'sale-price-too-high', heading('salePrice'), {}, variant.line)
    const { pictureUrl, ...rest } = variant
    const attributes = Object.entries(variant.attributes).map(([name, value]) => [onOneLine(name), onOneLine(value)])
    const address = pictureUrl === undefined ? null : pictureAddress(pictureUrl)
    return {
      ...rest,
      sku: onOneLine(variant.sku),
      attributes: Object.fromEntries(attributes),
      ...(address && { pictureUrl: address }),
      ...(isTooHigh && { onSale: false }),
    }
  }

  function tidyBody({ body = '', facts = [] }: ImportedProduct): Pick<ImportedProduct, 'body' | 'facts'> {
    const safe = withSafePictures(body)
    // Links in our own export work on every site.
    const all = product.own ? facts : [...facts, ...factsOfBody(safe)]
    return { body: withoutLostPictures(safe), ...(all.length > 0 && { facts: all }) }
  }

  function tidyTags(tags: readonly string[]): string[] {
    const kept = tags.slice(0, MOST.tags).map((tag) => cut(onOneLine(tag), limits.tagLength, heading('tags')))
    if (tags.length > MOST.tags) say('warning', 'tags-cut', heading('tags'), { limit: MOST.tags })
    return kept
  }

  function tidyCategories(paths: readonly CategoryPath[]): CategoryPath[] {
    return paths.slice(0, MOST.tags).flatMap((path) => {
      if (!fitsDepth(path)) {
        say('warning', 'category-too-deep', heading('categories'), { name: pathInWords(path) })
        return []
      }
      for (const name of path.names) {
        if (categoryName(name) !== name) {
          say('warning', 'text-cut', heading('categories'), { text: name, limit: limits.categoryLength })
        }
      }
      return [{ ...path, names: path.names.map(categoryName) }]
    })
  }

  function tidyPictures(pictures: readonly ImportedPicture[]): ImportedPicture[] {
    const named = pictures.flatMap((picture) => {
      const url = pictureAddress(picture.url)
      if (url === null) say('warning', 'picture-address', heading('pictures'), { text: picture.url.slice(0, 100) })
      return url === null ? [] : [{ ...picture, url }]
    })
    const once = [...new Map(named.map((picture) => [picture.url, picture])).values()]
    if (once.length > MOST.pictures) say('warning', 'pictures-cut', heading('pictures'), { limit: MOST.pictures })
    return once.slice(0, MOST.pictures).map((picture) => ({
      ...picture,
      ...(picture.altText !== undefined && { altText: cut(picture.altText, limits.altText, heading('pictures')) }),
    }))
  }
}

/** The normalized URL of a picture that could be fetched, in ASCII; null for any other. */
function pictureAddress(text: string): string | null {
  if (!/^https?:\/\/[^\s/]/i.test(text) || !URL.canParse(text)) return null
  const { href } = new URL(text)
  return href.length <= LONGEST.address ? href : null
}
