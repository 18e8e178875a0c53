import { Rss } from 'lucide-react'
import { useContentLanguage } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { ItemCard } from '../../items/item-card.tsx'
import { ListCategories } from '../../items/list-categories.tsx'
import type { ItemListModel } from '../../items/model.ts'
import { itemListTexts } from './texts.ts'

/** The list of a collection, such as a blog. */
export const itemListScreen = defineScreen<ItemListModel>({
  component: ItemListScreen,
  styles: ['screens/store/page-links', 'items/item-card', 'screens/item-list/screen'],
})

function ItemListScreen({ model }: { model: ItemListModel }) {
  const texts = itemListTexts[model.kind]
  const language = useContentLanguage()
  return (
    <div className="wrap item-list-page">
      <header className="item-list-head">
        <h1 lang={language}>{model.title}</h1>
        {model.description.map((paragraph) => (
          <p key={paragraph} className="lead" lang={language}>
            {paragraph}
          </p>
        ))}
      </header>
      <div className="item-list-bar">
        <ListCategories label={texts.categories} all={model.all} categories={model.categories} />
        <a className="button is-quiet item-list-feed" href={model.feedHref} type="application/rss+xml">
          <Rss size={18} aria-hidden />
          {texts.feed}
        </a>
      </div>
      {model.cards.length === 0 ? (
        <p className="lead">{texts.empty}</p>
      ) : (
        <ul className="item-list">
          {model.cards.map((card, index) => (
            <li key={card.id}>
              <ItemCard card={card} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {(model.newerHref || model.olderHref) && (
        <nav className="page-links" aria-label={texts.pages}>
          {model.newerHref && (
            <a className="button is-secondary" href={model.newerHref} rel="prev">
              {texts.newer}
            </a>
          )}
          {model.olderHref && (
            <a className="button is-secondary" href={model.olderHref} rel="next">
              {texts.older}
            </a>
          )}
        </nav>
      )}
    </div>
  )
}
