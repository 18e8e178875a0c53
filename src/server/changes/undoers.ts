import { undoCategories } from '#server/collections/undo-categories.ts'
import { undoCollections } from '#server/collections/undo-collections.ts'
import { undoNavigation } from '#server/collections/undo-navigation.ts'
import { undoForms } from '#server/forms/undo-forms.ts'
import { undoSegments } from '#server/newsletter/undo-segments.ts'
import { undoPages } from '#server/pages/undo-pages.ts'
import { undoProductOrder } from '#server/products/undo-product-order.ts'
import { undoProducts } from '#server/products/undo-products.ts'
import { undoRedirects } from '#server/redirects/undo-redirects.ts'
import { undoSettings } from '#server/settings/undo-settings.ts'
import { undoStock } from '#server/stock/undo-stock.ts'
import { may } from '#shared/roles/rules.ts'
import type { Undoer } from './undoer.ts'

/** Who takes changes back, one line a noun. Changes of other nouns are listed, and final. */
export const undoers: Readonly<Record<string, Undoer>> = {
  product: undoProducts,
  'product-order': undoProductOrder,
  category: undoCategories,
  collection: undoCollections,
  navigation: undoNavigation,
  stock: undoStock,
  form: undoForms,
  page: undoPages,
  segment: undoSegments,
  settings: undoSettings,
  redirect: undoRedirects,
}

/** Whether a role may take changes of a noun back; of nouns that no one takes back, none may. */
export function mayUndo(role: number, noun: string): boolean {
  return undoers[noun]?.permissions.some((permission) => may(role, permission)) ?? false
}
