import { ProductCard } from './product-card.tsx'
import type { ProductCardModel } from './product-card-model.ts'

const SIZES = '(min-width: 1100px) 23vw, (min-width: 720px) 31vw, 46vw'

/** Products side by side: two on a phone, four on a wide screen. */
export function ProductGrid({
  cards,
  eagerCards = 0,
  headingLevel,
}: {
  cards: readonly ProductCardModel[]
  eagerCards?: number
  headingLevel?: 2 | 3
}) {
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard
            card={card}
            sizes={SIZES}
            eager={index < eagerCards}
            isFirst={index < Math.min(2, eagerCards)}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  )
}
