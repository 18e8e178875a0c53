import { useContentLanguage } from '../content-text.tsx'
import { MissingPicture } from '../pictures/missing-picture.tsx'
import { Picture } from '../pictures/picture.tsx'
import { Price } from './price.tsx'
import type { ProductCardModel } from './product-card-model.ts'
import { StatusMark } from './status-mark.tsx'

/** Products below each other with their excerpts: the list view. */
export function ProductRows({ cards, eagerCards = 0 }: { cards: readonly ProductCardModel[]; eagerCards?: number }) {
  const language = useContentLanguage()
  return (
    <ul className="product-rows">
      {cards.map((card, index) => (
        <li key={card.id}>
          <article className="product-row" data-item-id={card.id}>
            <div className="product-card-picture">
              {card.picture ? (
                <Picture
                  picture={{ ...card.picture, altText: card.picture.altText || card.title }}
                  sizes="(min-width: 720px) 220px, 34vw"
                  loading={index < eagerCards ? 'eager' : 'lazy'}
                />
              ) : (
                <MissingPicture title={card.title} />
              )}
              <StatusMark mark={card.mark} />
            </div>
            <div className="product-row-words" lang={language}>
              <h2 className="product-card-title">
                <a href={card.fullUrl}>{card.title}</a>
              </h2>
              {card.excerpt && <p>{card.excerpt}</p>}
            </div>
            <Price view={card.price} />
          </article>
        </li>
      ))}
    </ul>
  )
}
