import { ContentText } from '../../content-text.tsx'
import { ItemCard } from '../../items/item-card.tsx'
import type { SummaryModel } from '../model.ts'
import { blockTexts } from '../texts.ts'

/** The width of a card's picture in each design. */
const sizes: Readonly<Record<SummaryModel['design'], string>> = {
  wall: '(min-width: 768px) 31vw, 100vw',
  carousel: '(min-width: 768px) 31vw, 80vw',
  list: '(min-width: 768px) 24vw, 34vw',
  grid: '(min-width: 768px) 31vw, 100vw',
}

/** Items of a collection; nothing when it has none to show. */
export function SummaryBlock({ block: { id, title, design, cards, moreHref } }: { block: SummaryModel }) {
  if (cards.length === 0) return null
  return (
    <section className="summary-block" aria-labelledby={title ? `${id}-title` : undefined}>
      {title && (
        <div className="summary-head">
          <h2 id={`${id}-title`}>
            <ContentText>{title}</ContentText>
          </h2>
          <a href={moreHref}>{blockTexts.seeAll}</a>
        </div>
      )}
      <ul className={`summary-items is-${design}`} tabIndex={design === 'carousel' ? 0 : undefined}>
        {cards.map((card) => (
          <li key={card.id}>
            <ItemCard card={card} headingLevel={title ? 3 : 2} sizes={sizes[design]} />
          </li>
        ))}
      </ul>
    </section>
  )
}
