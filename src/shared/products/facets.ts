import type { Product } from './schema.ts'

/** What a product can be filtered by: option name to the values that its variants have, in the order of the options. */
export type Facets = Readonly<Record<string, readonly string[]>>

/** The facets of a product; nothing where there is nothing to choose. */
export function facetsOf({ options, variants }: Pick<Product, 'options' | 'variants'>): Facets {
  const entries = options.map(({ name }): [string, string[]] => {
    const values = variants.map(({ attributes }) => (Object.hasOwn(attributes, name) ? attributes[name]! : ''))
    return [name, [...new Set(values)].filter(Boolean)]
  })
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0))
}
