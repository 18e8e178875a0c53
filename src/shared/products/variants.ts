import { ownValue } from '#shared/texts/own-value.ts'
import { isCounted, isInStock, type ProductOf, type Stock } from './rules.ts'
import type { Product, ProductOption, Variant } from './schema.ts'

type Attributes = Readonly<Pick<Variant, 'attributes'>>
type Named = Readonly<Pick<Variant, 'id' | 'sku'>>
type WithOptions<V> = ProductOf<V> & Pick<Product, 'options'>

/** The choices of a visitor so far: option name to value. A missing or empty option is not chosen. */
export type Choices = Readonly<Record<string, string | undefined>>

/** One value of an option and whether a variant has it together with the other choices. */
export interface OptionValue {
  readonly value: string
  /** False: no variant has this value with the other choices; it is greyed out, not hidden. */
  readonly exists: boolean
  /** False: all variants that have it are sold out. */
  readonly inStock: boolean
  readonly isChosen: boolean
}

/** Names of the options without a choice, in the product's order. */
export function unselectedOptions(product: Pick<Product, 'options'>, choices: Choices): string[] {
  return product.options.map((option) => option.name).filter((name) => !ownValue(choices, name))
}

/** The variant of these choices; null while a choice is missing, or when there is no such variant. */
export function findVariant<V extends Attributes>(product: WithOptions<V>, choices: Choices): V | null {
  if (product.options.length === 0) return product.variants[0] ?? null
  if (unselectedOptions(product, choices).length > 0) return null
  const names = product.options.map((option) => option.name)
  return (
    product.variants.find((variant) =>
      names.every((name) => ownValue(variant.attributes, name) === ownValue(choices, name)),
    ) ?? null
  )
}

/** Each value of an option in order of first appearance, with its availability given the other choices. */
export function optionValues<V extends Attributes & Stock>(
  product: WithOptions<V>,
  optionName: string,
  choices: Choices = {},
): OptionValue[] {
  const others = product.options
    .map((option) => option.name)
    .filter((name) => name !== optionName && ownValue(choices, name))
  const fitting = product.variants.filter((variant) =>
    others.every((name) => ownValue(variant.attributes, name) === ownValue(choices, name)),
  )
  const values = new Set(product.variants.map((variant) => ownValue(variant.attributes, optionName) ?? ''))
  values.delete('')
  return [...values].map((value) => {
    const having = fitting.filter((variant) => ownValue(variant.attributes, optionName) === value)
    return {
      value,
      exists: having.length > 0,
      inStock: having.some((variant) => !isCounted(product.productType) || isInStock(variant)),
      isChosen: ownValue(choices, optionName) === value,
    }
  })
}

/** The color of a value's swatch; null where the option shows the word. */
export function colorOf(option: Pick<ProductOption, 'colors' | 'display'>, value: string): string | null {
  const { colors = {}, display } = option
  return display === 'radio' && Object.hasOwn(colors, value) ? colors[value]! : null
}

/** A variant as text, as carts and emails print it: its values in the order of the options, 'S / Bone'. */
export function variantTitle(attributes: Readonly<Record<string, string>>, optionNames?: readonly string[]): string {
  const names = optionNames ?? Object.keys(attributes)
  return names.flatMap((name) => ownValue(attributes, name) || []).join(' / ')
}

/** A variant where its product isn’t shown beside it, such as 'Harbor mug (Bone, Large)'. */
export function namedVariant({ title, attributes }: { readonly title: string } & Pick<Variant, 'attributes'>): string {
  const options = variantTitle(attributes)
  return options === '' ? title : `${title} (${options})`
}

/** The variant in a URL's `?variant=<id or sku>`; null when there is none, or it is unknown. */
export function variantFromQuery<V extends Named>(
  { variants }: { readonly variants: readonly V[] },
  query: URLSearchParams | string,
): V | null {
  const wanted = new URLSearchParams(query).get('variant')
  if (!wanted) return null
  return variants.find((variant) => variant.id === wanted) ?? variants.find((variant) => variant.sku === wanted) ?? null
}

/** The URL of a product with one variant chosen. It uses the id, since an owner may rename a SKU. */
export function variantLink(fullUrl: string, variant: Pick<Variant, 'id'>): string {
  return `${fullUrl}?variant=${encodeURIComponent(variant.id)}`
}
