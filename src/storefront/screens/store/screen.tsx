import { ChevronDown, LayoutGrid, List } from 'lucide-react'
import { ContentText, useContentLanguage } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { Picture } from '../../pictures/picture.tsx'
import { ProductGrid } from '../../products/product-grid.tsx'
import { ProductRows } from '../../products/product-rows.tsx'
import { restockStyles } from '../../products/restock/styles.ts'
import { ChosenFilters, Filters } from './filters.tsx'
import type { ListChoice, StoreModel, ViewChoice } from './model.ts'
import { PageLinks } from './page-links.tsx'
import { storePageTexts } from './texts.ts'

const EAGER_CARDS = 4

/** The store's page. Every choice on it is a link. */
export const storeScreen = defineScreen<StoreModel>({
  component: StoreScreen,
  // A quick view loads its product's page without its styles.
  styles: [
    'dialogs/dialog',
    'products/product-card',
    'products/stars/stars',
    'purchases/quantity-stepper',
    'products/purchase/purchase',
    'products/bundles/bundles',
    ...restockStyles,
    'products/pay-later/pay-later',
    'products/product-information',
    'products/gallery/gallery',
    'lightbox/lightbox',
    'products/quick-view',
    'screens/store/screen',
    'screens/store/filters',
    'screens/store/page-links',
  ],
})

function StoreScreen({ model }: { model: StoreModel }) {
  const isFiltered = (model.filters?.chosen.length ?? 0) > 0
  return (
    <div className="wrap store">
      <header className={model.picture ? 'store-head has-picture' : 'store-head'}>
        <div className="store-head-words" lang={useContentLanguage()}>
          <h1>{model.title}</h1>
          {model.description.map((paragraph) => (
            <p className="lead" key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        {model.picture && (
          <Picture picture={model.picture} sizes="(min-width: 832px) 50vw, 100vw" loading="eager" priority="high" />
        )}
      </header>
      <div className="store-bar">
        {model.categories.length > 1 && <Categories model={model} />}
        {(model.cards.length > 0 || isFiltered) && (
          <div className="store-choices">
            <p className="store-count" role="status">
              {model.total === 1 ? '1 product' : `${model.total} products`}
            </p>
            {model.filters && <Filters filters={model.filters} />}
            <Sorts sorts={model.sorts} />
            <Views views={model.views} />
          </div>
        )}
      </div>
      {model.filters && <ChosenFilters filters={model.filters} />}
      {model.cards.length === 0 ? (
        <p className="store-empty lead">{isFiltered ? storePageTexts.noMatch : storePageTexts.noProducts}</p>
      ) : model.view === 'grid' ? (
        <ProductGrid cards={model.cards} eagerCards={EAGER_CARDS} />
      ) : (
        <ProductRows cards={model.cards} eagerCards={EAGER_CARDS} />
      )}
      <PageLinks paging={model.paging} />
    </div>
  )
}

/** A row for each level down to the current category, and for its children. */
function Categories({ model }: { model: StoreModel }) {
  return (
    <nav className="store-categories" aria-label={storePageTexts.categories}>
      {[...Map.groupBy(model.categories, ({ depth }) => depth)].map(([depth, row]) => (
        <ul key={depth}>
          {row.map((category, index) => (
            <li key={category.href}>
              <a
                href={category.href}
                className={category.isOpen ? 'is-open' : undefined}
                aria-current={category.isCurrent ? 'page' : undefined}
              >
                {category.depth === 0 && index === 0 ? category.label : <ContentText>{category.label}</ContentText>}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

function Sorts({ sorts }: { sorts: readonly ListChoice[] }) {
  const current = sorts.find((sort) => sort.isCurrent) ?? sorts[0]
  if (!current) return null
  return (
    <details className="store-sorts">
      <summary>
        <span className="visually-hidden">{storePageTexts.sortBy} </span>
        {current.label}
        <ChevronDown aria-hidden />
      </summary>
      <ul>
        {sorts.map((sort) => (
          <li key={sort.href}>
            <a href={sort.href} aria-current={sort.isCurrent ? 'true' : undefined} rel="nofollow">
              {sort.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Views({ views }: { views: readonly ViewChoice[] }) {
  return (
    <div className="store-views">
      {views.map((view) => (
        <a
          key={view.href}
          className="icon-button"
          href={view.href}
          aria-label={view.label}
          aria-current={view.isCurrent ? 'true' : undefined}
          rel="nofollow"
        >
          {view.view === 'grid' ? <LayoutGrid aria-hidden /> : <List aria-hidden />}
        </a>
      ))}
    </div>
  )
}
