import type { Product } from '#shared/products/schema.ts'

/** The filters of a product: option name to the values of its variants, in the order of the options. */
export type Facets = Readonly<Record<string, readonly string[]>>

/** The filters of a product; empty without options. */
export function facetsOf({ options, variants }: Pick<Product, 'options' | 'variants'>): Facets {
  const entries = options.map(({ name }): [string, string[]] => {
    const values = variants.map(({ attributes }) => (Object.hasOwn(attributes, name) ? attributes[name]! : ''))
    return [name, [...new Set(values)].filter(Boolean)]
  })
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0))
}
