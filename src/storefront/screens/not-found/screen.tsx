import { defineScreen } from '../../document/screen.ts'
import type { ProductCardModel } from '../../products/product-card-model.ts'
import { ProductGrid } from '../../products/product-grid.tsx'
import { SearchForm } from '../search/search-form.tsx'
import { screenTexts } from '../texts.ts'

export interface NotFoundModel {
  /** A few products to continue with. */
  readonly suggestions: readonly ProductCardModel[]
  /** The path of the home page. */
  readonly homePath: string
}

/** The page for a URL that does not exist. */
export const notFoundScreen = defineScreen<NotFoundModel>({
  component: NotFoundScreen,
  styles: ['products/product-card', 'products/stars/stars', 'screens/search/search-form', 'screens/not-found/screen'],
})

function NotFoundScreen({ model }: { model: NotFoundModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{screenTexts.notFoundTitle}</h1>
        <p className="lead">
          {screenTexts.notFound} <a href={model.homePath}>{screenTexts.homePage}</a>.
        </p>
        <SearchForm />
      </div>
      {model.suggestions.length > 0 && (
        <section aria-labelledby="suggestions">
          <h2 id="suggestions">{screenTexts.fromShop}</h2>
          <ProductGrid cards={model.suggestions} headingLevel={3} />
        </section>
      )}
    </div>
  )
}
