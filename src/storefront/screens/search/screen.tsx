import { useContentLanguage } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { ProductGrid } from '../../products/product-grid.tsx'
import { PageLinks } from '../store/page-links.tsx'
import type { SearchModel } from './model.ts'
import { SearchForm } from './search-form.tsx'

/** The search page. */
export const searchScreen = defineScreen<SearchModel>({
  component: SearchScreen,
  styles: ['products/product-card', 'screens/search/search-form', 'screens/search/screen', 'screens/store/page-links'],
})

function SearchScreen({ model }: { model: SearchModel }) {
  const language = useContentLanguage()
  return (
    <div className="wrap search">
      <h1>Search</h1>
      <SearchForm query={model.query} isFocused={model.query === ''} />
      {model.query !== '' && (
        <p className="search-count" role="status">
          {countOf(model)}
          {model.corrected && (
            <>
              {' '}
              <a href={model.corrected.asTypedHref}>Search for “{model.query}” instead</a>
            </>
          )}
        </p>
      )}
      {model.cards.length > 0 ? (
        <ProductGrid cards={model.cards} eagerCards={4} />
      ) : (
        model.suggestions.length > 0 && (
          <section aria-labelledby="suggestions">
            <h2 id="suggestions">From the shop</h2>
            <ProductGrid cards={model.suggestions} headingLevel={3} />
          </section>
        )
      )}
      <PageLinks paging={model.paging} />
      {model.pages.length > 0 && (
        <section className="found-pages" aria-labelledby="found-pages">
          <h2 id="found-pages">Pages</h2>
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
  const found = [counted(total, 'product'), counted(pages.length, 'page')].filter(Boolean).join(' and ')
  if (corrected) return `Showing results for “${corrected.text}”: ${found}.`
  return found ? `${found} for “${query}”` : `No results for “${query}”. Check the spelling or try another word.`
}

const counted = (count: number, noun: string) => (count === 0 ? '' : `${count} ${count === 1 ? noun : `${noun}s`}`)
