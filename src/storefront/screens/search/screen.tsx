import { useContentLanguage } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { ProductGrid } from '../../products/product-grid.tsx'
import { PageLinks } from '../store/page-links.tsx'
import type { SearchModel } from './model.ts'
import { SearchForm } from './search-form.tsx'
import { searchTexts } from './texts.ts'

/** The search page. */
export const searchScreen = defineScreen<SearchModel>({
  component: SearchScreen,
  styles: ['products/product-card', 'screens/search/search-form', 'screens/search/screen', 'screens/store/page-links'],
})

function SearchScreen({ model }: { model: SearchModel }) {
  const language = useContentLanguage()
  return (
    <div className="wrap search">
      <h1>{searchTexts.search}</h1>
      <SearchForm query={model.query} isFocused={model.query === ''} />
      {model.query !== '' && (
        <p className="search-count" role="status">
          {countOf(model)}
          {model.corrected && (
            <>
              {' '}
              <a href={model.corrected.asTypedHref}>{searchTexts.searchInstead(model.query)}</a>
            </>
          )}
        </p>
      )}
      {model.cards.length > 0 ? (
        <ProductGrid cards={model.cards} eagerCards={4} />
      ) : (
        model.suggestions.length > 0 && (
          <section aria-labelledby="suggestions">
            <h2 id="suggestions">{searchTexts.fromShop}</h2>
            <ProductGrid cards={model.suggestions} headingLevel={3} />
          </section>
        )
      )}
      <PageLinks paging={model.paging} />
      {model.pages.length > 0 && (
        <section className="found-pages" aria-labelledby="found-pages">
          <h2 id="found-pages">{searchTexts.pages}</h2>
          <ul>
            {model.pages.map(({ title, href, description }) => (
              <li key={href} lang={language}>
                <a href={href}>{title}</a>
                {description && <p>{description}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function countOf({ query, total, pages, corrected }: SearchModel): string {
  const found = searchTexts.found(total, pages.length)
  if (corrected) return searchTexts.correctedResults(found, corrected.text)
  return found ? searchTexts.resultsFor(found, query) : searchTexts.noResults(query)
}
