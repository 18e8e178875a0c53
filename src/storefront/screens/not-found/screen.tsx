import { defineScreen } from '../../document/screen.ts'
import type { ProductCardModel } from '../../products/product-card-model.ts'
import { ProductGrid } from '../../products/product-grid.tsx'
import { SearchForm } from '../search/search-form.tsx'

export interface NotFoundModel {
  /** A few products to continue with. */
  readonly suggestions: readonly ProductCardModel[]
}

/** The page for a URL that does not exist. */
export const notFoundScreen = defineScreen<NotFoundModel>({
  component: NotFoundScreen,
  styles: ['products/product-card', 'screens/search/search-form', 'screens/not-found/screen'],
})

function NotFoundScreen({ model }: { model: NotFoundModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>Page not found</h1>
        <p className="lead">
          The page may have moved, or the URL may have a typo. Search for it, or go to <a href="/">the home page</a>.
        </p>
        <SearchForm />
      </div>
      {model.suggestions.length > 0 && (
        <section aria-labelledby="suggestions">
          <h2 id="suggestions">From the shop</h2>
          <ProductGrid cards={model.suggestions} headingLevel={3} />
        </section>
      )}
    </div>
  )
}
