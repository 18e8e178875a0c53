import { CalendarPlus } from 'lucide-react'
import { useContentLanguage } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { ItemCard } from '../../items/item-card.tsx'
import { ListCategories } from '../../items/list-categories.tsx'
import type { ItemCardModel } from '../../items/model.ts'
import type { EventListModel } from './model.ts'
import { eventListTexts } from './texts.ts'

/** The list of a collection of events. */
export const eventListScreen = defineScreen<EventListModel>({
  component: EventListScreen,
  styles: ['screens/store/page-links', 'items/item-card', 'screens/item-list/screen', 'screens/event-list/screen'],
})

function EventListScreen({ model }: { model: EventListModel }) {
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
        <ListCategories label={eventListTexts.categories} categories={model.categories} />
        {model.upcoming.length > 0 && (
          <a className="button is-quiet item-list-feed" href={model.calendarHref} type="text/calendar">
            <CalendarPlus size={18} aria-hidden />
            {eventListTexts.subscribe}
          </a>
        )}
      </div>
      {model.isFirst && (
        <section className="event-list-part" aria-labelledby="upcoming">
          <h2 id="upcoming">{eventListTexts.upcoming}</h2>
          {model.upcoming.length > 0 ? (
            <Cards cards={model.upcoming} isFirst />
          ) : (
            <p className="lead">{eventListTexts.nothingPlanned}</p>
          )}
        </section>
      )}
      {model.past.length > 0 && (
        <section className="event-list-part" aria-labelledby="past">
          <h2 id="past">{eventListTexts.past}</h2>
          <Cards cards={model.past} />
        </section>
      )}
      {model.olderHref && (
        <nav className="page-links" aria-label={eventListTexts.pages}>
          <a className="button is-secondary" href={model.olderHref} rel="next">
            {eventListTexts.older}
          </a>
        </nav>
      )}
    </div>
  )
}

function Cards({ cards, isFirst = false }: { cards: readonly ItemCardModel[]; isFirst?: boolean }) {
  return (
    <ul className="item-list">
      {cards.map((card, index) => (
        <li key={card.id}>
          <ItemCard card={card} headingLevel={3} isFirst={isFirst && index === 0} />
        </li>
      ))}
    </ul>
  )
}
