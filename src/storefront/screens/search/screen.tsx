import { defineScreen } from '../../document/screen.ts'
import { ProductGrid } from '../../products/product-grid.tsx'
import { PageLinks } from '../store/page-links.tsx'
import { FoundEntries } from './found-entries.tsx'
import type { KindLink, SearchGroup, SearchModel } from './model.ts'
import { SearchForm } from './search-form.tsx'
import { searchTexts } from './texts.ts'

/** The search page. */
export const searchScreen = defineScreen<SearchModel>({
  component: SearchScreen,
  styles: [
    'products/product-card',
    'products/stars/stars',
    'screens/search/search-form',
    'screens/search/screen',
    'screens/store/page-links',
  ],
})

function SearchScreen({ model }: { model: SearchModel }) {
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
      {model.kinds.length > 0 && <Kinds links={model.kinds} />}
      {model.groups.map((group, index) => (
        <Group key={group.kind} group={group} isFirst={index === 0} />
      ))}
      {model.suggestions.length > 0 && (
        <section aria-labelledby="suggestions">
          <h2 id="suggestions">{searchTexts.fromShop}</h2>
          <ProductGrid cards={model.suggestions} headingLevel={3} />
        </section>
      )}
      <PageLinks paging={model.paging} />
    </div>
  )
}

function Kinds({ links }: { links: readonly KindLink[] }) {
  return (
    <nav className="search-kinds" aria-label={searchTexts.resultKinds}>
      <ul>
        {links.map(({ kind, count, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {kind ? searchTexts.kinds[kind] : searchTexts.all}
              {count !== null && <span className="search-kind-count">{searchTexts.kindCount(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Group({ group: { kind, total, allHref, cards, entries }, isFirst }: { group: SearchGroup; isFirst: boolean }) {
  return (
    <section className="search-group" aria-labelledby={`found-${kind}`}>
      <div className="search-group-head">
        <h2 id={`found-${kind}`}>{searchTexts.kinds[kind]}</h2>
        {allHref && <a href={allHref}>{searchTexts.seeAll(kind, total)}</a>}
      </div>
      {cards.length > 0 && <ProductGrid cards={cards} eagerCards={isFirst ? 4 : 0} headingLevel={3} />}
      {entries.length > 0 && <FoundEntries entries={entries} />}
    </section>
  )
}

function countOf({ query, total, corrected }: SearchModel): string {
  if (total === 0) return searchTexts.noResults(query)
  return corrected ? searchTexts.correctedResults(total, corrected.text) : searchTexts.results(total, query)
}
