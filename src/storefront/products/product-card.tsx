import { Plus } from 'lucide-react'
import { useContentLanguage } from '../content-text.tsx'
import { MissingPicture } from '../pictures/missing-picture.tsx'
import { Picture } from '../pictures/picture.tsx'
import { Price } from './price.tsx'
import type { ProductCardModel } from './product-card-model.ts'
import { Stars } from './stars/stars.tsx'
import { starTexts } from './stars/texts.ts'
import { StatusMark } from './status-mark.tsx'

interface Props {
  readonly card: ProductCardModel
  /** The `sizes` attribute of the picture. */
  readonly sizes: string
  /** Whether its picture loads immediately, as in the first row of a page. */
  readonly eager?: boolean
  /** Whether its picture loads before all others. */
  readonly isFirst?: boolean
  readonly headingLevel?: 2 | 3
}

/**
 * A product in a list. Its title is its link, and the whole card is clickable. The text comes before the picture in the
 * HTML, so that screen readers read the name before the quick view button.
 */
export function ProductCard({ card, sizes, eager = false, isFirst = false, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={card.mark?.kind === 'sold-out' ? 'product-card is-sold-out' : 'product-card'}
      data-item-id={card.id}
    >
      <div className="product-card-words">
        <Heading className="product-card-title" lang={useContentLanguage()}>
          <a href={card.fullUrl}>{card.title}</a>
        </Heading>
        <Price view={card.price} />
        {card.stars && (
          <p className="star-line">
            <Stars value={card.stars.average} />
            <span aria-hidden>({card.stars.count.toLocaleString('en')})</span>
            <span className="visually-hidden">{starTexts.count(card.stars.count)}</span>
          </p>
        )}
      </div>
      <div className="product-card-picture">
        {card.picture ? (
          <Picture
            picture={{ ...card.picture, altText: card.picture.altText || card.title }}
            sizes={sizes}
            loading={eager ? 'eager' : 'lazy'}
            priority={isFirst ? 'high' : undefined}
          />
        ) : (
          <MissingPicture title={card.title} />
        )}
        {card.secondPicture && (
          <Picture
            picture={{ ...card.secondPicture, altText: '' }}
            sizes={sizes}
            priority="low"
            className="product-card-second"
          />
        )}
        <StatusMark mark={card.mark} />
        {card.quickViewText && (
          <a
            className="sqs-product-quick-view-button"
            href={card.fullUrl}
            data-id={card.id}
            data-group={card.collectionId}
            data-quick-view=""
            aria-label={`${card.quickViewText}: ${card.title}`}
          >
            <Plus aria-hidden />
            <span>{card.quickViewText}</span>
          </a>
        )}
      </div>
    </article>
  )
}
