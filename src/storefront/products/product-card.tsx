import { Plus } from 'lucide-react'
import { MissingPicture } from '../pictures/missing-picture.tsx'
import { Picture } from '../pictures/picture.tsx'
import { Price } from './price.tsx'
import type { ProductCardModel } from './product-card-model.ts'
import { StatusMark } from './status-mark.tsx'

interface Props {
  readonly card: ProductCardModel
  /** The `sizes` attribute of the picture. */
  readonly sizes: string
  /** The first row of a page is loaded at once. */
  readonly eager?: boolean
  /** What a visitor waits for: its picture is fetched before others. */
  readonly isFirst?: boolean
  readonly headingLevel?: 2 | 3
}

/**
 * A product in a list. Its title is its link, and the whole card follows it. The words stand before the picture, which
 * shows above them, so that one hears what a quick view is of before one meets it.
 */
export function ProductCard({ card, sizes, eager = false, isFirst = false, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={card.mark?.kind === 'sold-out' ? 'product-card is-sold-out' : 'product-card'}
      data-item-id={card.id}
    >
      <div className="product-card-words">
        <Heading className="product-card-title">
          <a href={card.fullUrl}>{card.title}</a>
        </Heading>
        <Price view={card.price} />
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
