import type { TaxCategory } from './schema.ts'

interface Categories {
  readonly taxRules: { readonly categories: readonly TaxCategory[] }
}

/** The name of a tax category; '' for the standard one, and for one that is gone. */
export const taxCategoryName = ({ taxRules }: Categories, id: string): string =>
  taxRules.categories.find((category) => category.id === id)?.name ?? ''

/** The id of the tax category with a name, whatever its case; null when there is none. */
export function taxCategoryByName({ taxRules }: Categories, name: string): string | null {
  const key = (text: string) => text.trim().toLowerCase()
  return taxRules.categories.find((category) => key(category.name) === key(name))?.id ?? null
}
