import { ContentText, useContentLanguage } from '../content-text.tsx'
import { Picture } from '../pictures/picture.tsx'
import type { ItemCardModel } from './model.ts'

/** In two columns. */
const wide = '(min-width: 1440px) 640px, (min-width: 768px) 46vw, 100vw'

interface Props {
  readonly card: ItemCardModel
  readonly headingLevel?: 2 | 3
  /** Its width in the layout, as the `sizes` attribute of its picture. */
  readonly sizes?: string
  /** Whether it is the first on the page, whose picture is loaded first. */
  readonly isFirst?: boolean
}

/** An item in a list: its picture, date, title and excerpt. The whole card is one link's target, its title. */
export function ItemCard({ card, headingLevel = 2, isFirst = false, sizes = wide }: Props) {
  const language = useContentLanguage()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={card.picture ? 'item-card' : 'item-card has-no-picture'} data-item-id={card.id}>
      {card.picture && (
        <div className="item-card-picture">
          <Picture
            picture={{ ...card.picture, altText: '' }}
            sizes={sizes}
            loading={isFirst ? 'eager' : 'lazy'}
            priority={isFirst ? 'high' : undefined}
          />
        </div>
      )}
      <div className="item-card-words">
        {(card.date || card.categories.length > 0) && (
          <p className="item-facts">
            {card.date && <time dateTime={card.date.iso}>{card.date.words}</time>}
            {card.categories.map(({ label, href }) => (
              <a key={href} href={href}>
                <ContentText>{label}</ContentText>
              </a>
            ))}
          </p>
        )}
        <Heading className="item-card-title" lang={language}>
          <a href={card.href}>{card.title}</a>
        </Heading>
        {card.excerpt && (
          <p className="item-card-excerpt" lang={language}>
            {card.excerpt}
          </p>
        )}
      </div>
    </article>
  )
}
