import type { Undoing } from './changes/undoer.ts'
import { productLimitOf } from './collections/product-limit.ts'
import { undoCategories } from './collections/undo-categories.ts'
import { undoCollections } from './collections/undo-collections.ts'
import { undoNavigation } from './collections/undo-navigation.ts'
import type { Env } from './env.ts'
import { formUses } from './form-hooks.ts'
import { undoForms } from './forms/definition/undo-forms.ts'
import { cleanUpUndone } from './imports/clean-up-undone.ts'
import { undoSegments } from './newsletter/undo-segments.ts'
import { undoPages } from './pages/undo-pages.ts'
import { undoProductOrder } from './products/write/undo-product-order.ts'
import { undoProducts } from './products/write/undo-products.ts'
import { undoRedirects } from './redirects/undo-redirects.ts'
import { undoSettings } from './settings/undo-settings.ts'
import { undoStock } from './stock/undo-stock.ts'

/** Who takes changes back, one line a noun. Changes of other nouns are listed, and final. */
export const undoingOf = (env: Env): Undoing => ({
  undoers: {
    product: undoProducts(productLimitOf(env)),
    'product-order': undoProductOrder,
    category: undoCategories,
    collection: undoCollections,
    navigation: undoNavigation,
    stock: undoStock,
    form: undoForms(formUses),
    page: undoPages,
    segment: undoSegments,
    settings: undoSettings,
    redirect: undoRedirects,
  },
  cleanUp: cleanUpUndone,
})
